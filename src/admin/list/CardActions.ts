import { styled } from 'styled-components';
import { color, space } from '../../styles/tokens';

/** The buttons at the foot of a card. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  padding: ${space.sm};
  border-top: 1px solid ${color.line};

  button {
    padding: 0 ${space.xs};
  }

  /* Delete is apart from the others. */
  > :last-child {
    margin-left: auto;
  }
`;
