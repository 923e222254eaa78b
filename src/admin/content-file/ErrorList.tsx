import { styled } from 'styled-components';
import { color, fontSize, space } from '../../styles/tokens';

/** Limits the list, because a file of another kind can have a million errors. */
export const MAX_LISTED = 500;

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
  /** How many errors the file has, if `errors` has only the first. */
  count?: number;
  /** What was not done with the content. */
  refusedAct?: string;
}

/** The errors of a content file, a line each. */
export function ErrorList({
  errors,
  count = errors.length,
  refusedAct = 'imported',
}: ErrorListProps) {
  const found = count === 1 ? 'an error' : `${count} errors`;
  return (
    <>
      <Summary>{`The file has ${found}. Nothing was ${refusedAct}.`}</Summary>
      <List role="list">
        {errors.slice(0, MAX_LISTED).map((error, index) => (
          <li key={index}>{error}</li>
        ))}
        {count > MAX_LISTED && <li>{`And ${count - MAX_LISTED} more.`}</li>}
      </List>
    </>
  );
}
