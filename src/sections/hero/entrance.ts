import { css, keyframes } from 'styled-components';

/** Longer than every delay and its fade, in seconds. */
const DURATION = 2;
const FADE = 0.8;

const share = (seconds: number) => `${Math.round((100 * seconds) / DURATION)}%`;

const rise = (delay: number) => keyframes`
  from, ${share(delay)} {
    opacity: 0.01;
    transform: translateY(1.5rem);
    animation-timing-function: ease-out;
  }
  ${share(delay + FADE)}, to {
    opacity: 1;
    transform: none;
  }
`;

/**
 * The staggered entrance of spec section 9: fades in over 0.8 s, `delay` seconds after the first paint. The delay is in the
 * keyframes, so that all entrances start together and end together: each start or end wakes the main thread for five frames
 * (decisions/staged-start.md).
 */
export const entrance = (delay: number) => css`
  animation: ${rise(delay)} ${DURATION}s backwards;
`;
