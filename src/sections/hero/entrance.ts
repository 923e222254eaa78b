import { css, keyframes } from 'styled-components';

const rise = keyframes`
  from {
    opacity: 0.01;
    transform: translateY(1.5rem);
  }
`;

/** The staggered entrance of spec section 9: fades in over 0.8 s, `delay` seconds after the first paint. */
export const entrance = (delay: number) => css`
  animation: ${rise} 0.8s ${delay}s ease-out backwards;
`;
