import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { space } from '../../styles/tokens';
import { ignoreRepeats } from '../ignoreRepeats';
import { useGrowingCount } from './useGrowingCount';

/** Two columns at most: a third would be too narrow for a row of buttons or a line of tags. */
const Grid = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr));
`;

interface CardListProps {
  ids: string[];
  card: ComponentType<{ id: string }>;
}

/** A card for each id, in their order. Cards far below the viewport are rendered when it comes near them. */
export function CardList({ ids, card: Card }: CardListProps) {
  const [count, end] = useGrowingCount(ids.length);
  return (
    <>
      {/* After a deletion the next card is under the pointer. */}
      <Grid onClickCapture={ignoreRepeats}>
        {ids.slice(0, count).map((id) => (
          <Card key={id} id={id} />
        ))}
      </Grid>
      {count < ids.length && <div ref={end} />}
    </>
  );
}
