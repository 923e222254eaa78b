import { css } from 'styled-components';
import { color, space } from '../../styles/tokens';

/** Text over a corner of a picture, on the ground from the edge of the window, so that every photograph is legible. */
export const cutOut = css`
  position: relative;
  z-index: 1;
  width: fit-content;
  padding-inline-end: clamp(min(${space.md}, 4vw), 2.6vw, ${space.xxl});

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: -100vw 0;
    background: ${color.ground};
  }
`;
