import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectFormTexts, selectTypedOver } from '../../state/owner/forms';
import { color, space } from '../../styles/tokens';
import { Disclosure, ErrorNote } from '../parts';
import type { EntryFields, Texts } from './fields';

const Newer = styled.p`
  padding-inline-start: ${space.md};
  border-inline-start: 2px solid ${color.control};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface NewerTextsProps {
  /** The key of the form. */
  form: string;
  fields: EntryFields;
  /** The texts of the entry. */
  current: Texts;
}

/** The fields whose text has changed elsewhere (another device, an import) since the owner began to type over it. */
export function NewerTexts({ form, fields, current }: NewerTextsProps) {
  const typed = useAppSelector((state) => selectFormTexts(state, form));
  const typedOver = useAppSelector((state) => selectTypedOver(state)[form]);
  const newer = fields.flat().filter(({ name }) => {
    const [before, now = ''] = [typedOver?.[name], current[name]];
    return before !== undefined && now !== before && now !== typed?.[name];
  });
  if (newer.length === 0) return null;
  return (
    // An alert: screen readers do not announce a status that is there from the start.
    <div role="alert">
      <ErrorNote>
        These fields have changed elsewhere. If you save, your text replaces the newer one:
      </ErrorNote>
      {newer.map(({ name, label }) => (
        <Disclosure key={name}>
          <summary>{label}</summary>
          <Newer dir="auto">{current[name]}</Newer>
        </Disclosure>
      ))}
    </div>
  );
}
