import { css } from 'styled-components';
import { color } from '../../styles/tokens';

const fade = (side: 'left' | 'right', from: string, size: string) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${from}, transparent) ${side} / ${size} 100% no-repeat`;

/** Shades the edges of wide code and tables where more is out of view. Covers that scroll along hide the shades. */
export const scrollShade = css`
  :is(pre, [role='group']) {
    background:
      ${fade('left', `${color.ground} 1rem`, '2rem')} local,
      ${fade('right', `${color.ground} 1rem`, '2rem')} local,
      linear-gradient(${color.accent} 0 0) left / 2px 100% no-repeat,
      linear-gradient(${color.accent} 0 0) right / 2px 100% no-repeat,
      ${color.ground};
  }
`;
