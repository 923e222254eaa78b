import { css, keyframes } from 'styled-components';
import { color } from '../../styles/tokens';

const EDGES = 'linear-gradient(to right, transparent, black 2rem calc(100% - 2rem), transparent)';

/** The mask is 2rem wider than the box: at each end of the scroll, one of its two faded edges is outside the box. */
const fade = keyframes`
  from {
    mask: ${EDGES} left -2rem top / calc(100cqi + 2rem) no-repeat;
  }
  to {
    mask: ${EDGES} right -2rem top / calc(100cqi + 2rem) no-repeat;
  }
`;

const shade = (side: 'left' | 'right', from: string, size: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${from}, transparent) ${side} / ${size} 100% no-repeat`;

/**
 * Wide code and wide tables fade out at the sides where they continue. Without scroll-driven animations, or with reduced
 * motion, shades mark these sides; at either end, a cover hides the shade.
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
    @media screen and (prefers-reduced-motion: no-preference) {
      :is(pre, [role='group']) {
        container-type: inline-size;
        background: ${color.ground};
      }

      pre[tabindex] > code {
        display: block;
        width: max-content;
      }

      :is(pre[tabindex] > code, [role='group'] > table) {
        animation: ${fade} linear;
        animation-timeline: scroll(nearest inline);
      }

      [role='group']:dir(rtl) > table {
        animation-direction: reverse;
      }
    }
  }
`;
