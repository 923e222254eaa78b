import { useAppSelector } from '../../shared/hooks';
import { selectAboutById } from '../../state/lists/about';
import { checkText, normalizePath } from '../form/checks';
import { EntryForm, type EntryIdProps } from '../form/EntryForm';

export function AboutForm({ id }: EntryIdProps) {
  const about = useAppSelector((state) => selectAboutById(state, id));
  return (
    <EntryForm
      list="about"
      id={id}
      initial={about}
      fields={[
        {
          name: 'text',
          label: 'Text',
          rows: 8,
          hint: 'A few paragraphs, with an empty line between them.',
          check: checkText,
        },
      ]}
      picture="portrait"
      toEntry={({ text, portrait }) => ({
        title: 'About',
        text,
        portrait: normalizePath(portrait),
      })}
    />
  );
}
