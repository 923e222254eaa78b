import type { About } from '../../content/types';
import { checkText } from '../form/checks';
import type { EntryFields } from '../form/fields';

export const getAboutFields = (): EntryFields<keyof About> => [
  {
    name: 'text',
    label: 'Text',
    rows: 8,
    hint: 'A few paragraphs, with an empty line between them.',
    check: checkText,
  },
];
