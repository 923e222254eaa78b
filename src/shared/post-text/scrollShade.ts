import { css, keyframes } from 'styled-components';
import { color } from '../../styles/tokens';

const EDGES = 'linear-gradient(to right, transparent, black 2rem calc(100% - 2rem), transparent)';

/** The mask is 2rem wider than the box: at each end of the scroll, one of its two faded edges is outside the box. */
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
 * Shades mark the sides where wide code or a wide table continues; at either end, a cover hides the shade. Where browsers
 * can, tables fade out instead, except while focused: the mask would hide the ring.
 */
export const scrollShade = css`
  :is(pre, [role='group']) {
    background:
      ${shade('left', `${color.ground} 1rem`, '2rem')} local,
      ${shade('right', `${color.ground} 1rem`, '2rem')} local,
      ${shade('left', color.line, '0.75rem')},
      ${shade('right', color.line, '0.75rem')},
      ${color.ground};
  }

  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      [role='group']:not(pre, :focus-visible) {
        background: none;
        animation: ${fade} linear;
        animation-timeline: scroll(self inline);
      }

      [role='group']:dir(rtl) {
        animation-direction: reverse;
      }
    }
  }
`;
