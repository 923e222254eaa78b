import { useAppSelector, useAppStore } from '../../shared/hooks';
import { selectPositionById } from '../../state/lists/experience';
import { formKey, selectFormTexts } from '../../state/owner/forms';
import { checkEnd, checkYear } from '../form/checks';
import { EntryForm, type EntryIdProps } from '../form/EntryForm';
import { OPTIONAL_TEXT, OPTIONAL_URL, TITLE } from '../form/fields';

/** Adds a position of work or education, or edits an existing one. */
export function PositionForm({ id }: EntryIdProps) {
  const store = useAppStore();
  const position = useAppSelector((state) => selectPositionById(state, id));
  const getStart = () =>
    selectFormTexts(store.getState(), formKey('experience', id))?.['start'] ?? position?.start;
  return (
    <EntryForm
      list="experience"
      id={id}
      initial={position}
      fields={[
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
            hint: 'Leave empty if it goes on.',
            check: (value) => checkEnd(value, getStart()),
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
      ]}
      toEntry={(texts) => texts}
    />
  );
}
