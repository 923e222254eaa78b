import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { Picture } from '../../ui/Picture';

/** Between the edge of a card and its text. Less on phones, where the buttons need the width. */
export const cardInset = `min(${space.lg}, 5vw)`;

/** What a card says, above its buttons. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  min-width: 0;
  padding: ${cardInset};
`;

/** A square picture, the text beside it, and buttons if there are some. */
export const PictureRow = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-template-columns: min(5rem, 24%) minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
`;

export const CardPicture = styled(Picture)`
  align-self: start;
  aspect-ratio: 1;
  border-radius: ${radius.control};
`;

export const CardTitle = styled.h3`
  font-size: ${fontSize.lg};
`;

export const CardText = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  text-wrap: pretty;
`;

/** Short facts in a row, each of which wraps as a whole. */
export const CardFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} min(${space.md}, 3vw);
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;
