import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { space } from '../styles/tokens';
import { useGrowingCount } from './useGrowingCount';

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));

  /* Cards off screen are not laid out: a long list answers as fast as a short one. */
  > * {
    content-visibility: auto;
    contain-intrinsic-size: auto 18rem;
  }
`;

interface CardListProps {
  ids: string[];
  card: ComponentType<{ id: string }>;
}

/** A card for each of the ids, in their order; those far below the window follow when it comes near them. */
export function CardList({ ids, card: Card }: CardListProps) {
  const [count, end] = useGrowingCount(ids.length);
  return (
    <>
      <Grid>
        {ids.slice(0, count).map((id) => (
          <Card key={id} id={id} />
        ))}
      </Grid>
      {count < ids.length && <div ref={end} />}
    </>
  );
}
