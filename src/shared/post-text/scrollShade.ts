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

const shade = (side: 'left' | 'right', from: string, size: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${from}, transparent) ${side} / ${size} 100% no-repeat`;

/**
 * Shows where more of wide code and tables is out of view. Tables fade; the ring of the focus stays whole. The box of code
 * has shades, which covers that scroll along hide at both ends.
 */
export const scrollShade = css`
  @supports (animation-timeline: scroll()) {
    [role='group']:not(pre, :focus-visible) {
      animation: ${fade} linear;
      animation-timeline: scroll(self inline);
    }

    [role='group']:dir(rtl) {
      animation-direction: reverse;
    }
  }

  pre {
    background:
      ${shade('left', `${color.ground} 1rem`, '2rem')} local,
      ${shade('right', `${color.ground} 1rem`, '2rem')} local,
      ${shade('left', color.line, '0.75rem')},
      ${shade('right', color.line, '0.75rem')},
      ${color.ground};
  }
`;
