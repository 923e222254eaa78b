import { styled } from 'styled-components';
import { color, fontSize, space } from '../../styles/tokens';

/** So many are read, if any; a file of another kind can have a million. */
const MAX_SHOWN = 500;

const Summary = styled.p`
  color: ${color.accent};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.xs};
  padding-left: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  list-style: disc;
`;

interface ErrorListProps {
  errors: string[];
  /** What was not done with the file. */
  undone?: string;
}

/** What is wrong with a file, a line for each error. */
export function ErrorList({ errors, undone = 'imported' }: ErrorListProps) {
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  return (
    <>
      <Summary>{`The file has ${count}. Nothing was ${undone}.`}</Summary>
      <List role="list">
        {errors.slice(0, MAX_SHOWN).map((error, index) => (
          <li key={index}>{error}</li>
        ))}
        {errors.length > MAX_SHOWN && <li>{`And ${errors.length - MAX_SHOWN} more.`}</li>}
      </List>
    </>
  );
}
