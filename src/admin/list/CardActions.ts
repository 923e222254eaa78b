import { styled } from 'styled-components';
import { color, space } from '../../styles/tokens';

/** The row of buttons at the foot of a card. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs};
  padding: ${space.sm};
  border-top: 1px solid ${color.line};

  button {
    padding: 0 ${space.xs};
  }

  /* Delete stands apart. */
  > :last-child {
    margin-left: auto;
  }
`;
