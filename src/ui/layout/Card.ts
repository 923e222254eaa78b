import { css, styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../styles/tokens';

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  :where(h3, h4) {
    font-size: ${fontSize.card};
  }
`;

/** The text of a card beside or below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  min-width: 0;
  padding: ${space.lg};
`;

/** The muted text of a card: takes the remaining height. */
export const CardNote = styled.p`
  flex: 1;
  color: ${color.muted};
`;

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
