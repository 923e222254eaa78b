import type { Position } from '../../content/types';
import { checkEnd, checkYear } from '../form/checks';
import { type EntryFields, OPTIONAL_TEXT, OPTIONAL_URL, TITLE } from '../form/fields';

export const getPositionFields = (): EntryFields<keyof Position> => [
  { ...TITLE, hint: 'A position or a degree' },
  [
    { ...OPTIONAL_TEXT, name: 'organization', label: 'Organization' },
    { ...OPTIONAL_TEXT, name: 'place', label: 'Place' },
  ],
  [
    { name: 'start', label: 'From', placeholder: '2019', check: checkYear },
    {
      name: 'end',
      label: 'To',
      required: false,
      placeholder: '2023',
      hint: 'Leave empty if ongoing.',
      check: (value, { texts }) => checkEnd(value, texts['start']),
    },
  ],
  {
    ...OPTIONAL_TEXT,
    name: 'description',
    label: 'What you did',
    rows: 5,
    hint: 'Optional. Line breaks are kept.',
  },
  {
    ...OPTIONAL_URL,
    name: 'url',
    label: 'Website',
    hint: 'Optional: the site of the organization.',
  },
];
