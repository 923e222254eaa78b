import { css } from 'styled-components';
import { radius, space } from '../styles/tokens';

/** A card on a phone: its picture, the first part, is a square beside what its text begins with. */
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
