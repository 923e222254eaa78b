import { css } from 'styled-components';
import { radius, space } from '../../styles/tokens';

/**
 * The layout of a card on phones: the first child (the picture) is a small square, and the children of the last child (the
 * text) are placed in the same grid.
 */
export const thumbnailRow = css`
  display: grid;
  grid-template-columns: min(4.5rem, 30%) minmax(0, 1fr);
  gap: ${space.sm} ${space.md};
  padding: ${space.md};

  > :first-child {
    align-self: start;
    min-height: 0;
    aspect-ratio: 1;
    border-radius: ${radius.control};
  }

  > :last-child {
    display: contents;
  }
`;
