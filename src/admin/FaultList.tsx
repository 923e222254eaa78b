import { styled } from 'styled-components';
import { color, fontSize, space } from '../styles/tokens';

/** So many are read, if any; a file of another kind can have a million. */
const MOST = 500;

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.xs};
  padding-left: ${space.lg};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  list-style: disc;
`;

/** What is wrong with a file, a line for each fault. */
export function FaultList({ faults }: { faults: string[] }) {
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  return (
    <>
      <p>The file has {count}. Nothing was imported.</p>
      <List role="list">
        {faults.slice(0, MOST).map((fault, index) => (
          <li key={index}>{fault}</li>
        ))}
        {faults.length > MOST && <li>And {faults.length - MOST} more.</li>}
      </List>
    </>
  );
}
