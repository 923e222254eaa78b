import { css, keyframes } from 'styled-components';
import { color } from '../../styles/tokens';

const EDGES = 'linear-gradient(to right, transparent, black 2rem calc(100% - 2rem), transparent)';

/** The mask is wider than the box by one of its edges: at both ends of the way, the other one is in view. */
const fade = keyframes`
  from {
    mask: ${EDGES} 100% / calc(100% + 2rem) no-repeat;
  }
  to {
    mask: ${EDGES} 0 / calc(100% + 2rem) no-repeat;
  }
`;

/** Fades the edges of wide code and tables where more is out of view. The ring of the focus stays whole. */
export const scrollShade = css`
  :is(pre, [role='group']) {
    background: ${color.ground};

    @supports (animation-timeline: scroll()) {
      &:not(:focus-visible) {
        animation: ${fade} linear;
        animation-timeline: scroll(self inline);
      }

      &:dir(rtl) {
        animation-direction: reverse;
      }
    }
  }
`;
