import { useAppSelector } from '../../shared/hooks';
import { selectPositionById } from '../../state/lists/experience';
import { checkText, checkWebAddress, checkYear } from './checks';
import { EntryForm, type ListFormProps } from './EntryForm';

const TEXT = { check: checkText, required: false, hint: 'Optional' } as const;

/** Adds a position of work or education, or edits an existing one. */
export function PositionForm({ id }: ListFormProps) {
  const position = useAppSelector((state) => selectPositionById(state, id));
  return (
    <EntryForm
      list="experience"
      id={id}
      initial={position}
      fields={[
        { name: 'title', label: 'Title', hint: 'A position or a degree', check: checkText },
        [
          { ...TEXT, name: 'organization', label: 'Organization' },
          { ...TEXT, name: 'place', label: 'Place' },
        ],
        [
          { name: 'start', label: 'From', placeholder: '2019', check: checkYear },
          {
            ...TEXT,
            name: 'end',
            label: 'To',
            placeholder: '2023',
            hint: 'Leave empty if it goes on.',
            check: checkYear,
          },
        ],
        {
          ...TEXT,
          name: 'description',
          label: 'What you did',
          rows: 5,
          hint: 'Optional. Line breaks are kept.',
        },
        {
          ...TEXT,
          name: 'url',
          label: 'Website',
          type: 'url',
          hint: 'Optional: the site of the organization.',
          check: checkWebAddress,
        },
      ]}
      toEntry={({ title, start, organization, place, end, description, url }) => ({
        title,
        start,
        organization: organization || undefined,
        place: place || undefined,
        end: end || undefined,
        description: description || undefined,
        url: url || undefined,
      })}
    />
  );
}
