import { styled } from 'styled-components';
import type { OperationError } from '../../state/owner/operations';
import { color, fontSize, space } from '../../styles/tokens';

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

/** The errors of a content file, a line each. */
export function ErrorList({ errors, count, act }: Extract<OperationError, { kind: 'invalid' }>) {
  const found = count === 1 ? 'an error' : `${count} errors`;
  return (
    <>
      <Summary>{`The file has ${found}. Nothing was ${act}.`}</Summary>
      <List role="list">
        {errors.map((error, index) => (
          <li key={index}>{error}</li>
        ))}
        {count > errors.length && <li>{`And ${count - errors.length} more.`}</li>}
      </List>
    </>
  );
}
