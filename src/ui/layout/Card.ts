import { styled } from 'styled-components';
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
