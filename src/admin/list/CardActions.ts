import { styled } from 'styled-components';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { cardInset } from './CardBody';

/** Buttons fit in one row at 320 px. */
const padding = `min(${space.sm}, 1.6vw)`;

/** Between the edge of a button and its text: the padding and the border. */
const side = `calc(${padding} + 1px)`;

/** The buttons at the foot of a card: the text of the outer ones ends where the text of the card does. */
export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${space.sm} calc(${cardInset} - ${side});
  border-top: 1px solid ${color.line};

  > button {
    padding: 0 ${padding};
  }

  /* Delete is apart from the others. */
  > :last-child {
    margin-left: auto;
  }
`;

/** The first button, whose label changes: as wide as its longest, so that the others stay where they are. */
export const ToggleButton = styled(Button)`
  && {
    min-width: calc(4.9em + 2 * min(${space.md}, 3.6vw));
    margin: 0 ${side};
    padding: 0;
  }
`;
