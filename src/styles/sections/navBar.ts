import { keyframes, styled } from 'styled-components';
import { barHeight, color, gentle, veil } from '../../styles/tokens';
import { pageRow } from '../../ui/layout/pageRow';

const appear = keyframes`
  from {
    opacity: 0;
  }
  to {
    opacity: 1;
  }
`;

/** The fixed bar. It has a background once the page is scrolled, and the open menu darkens the page below it. */
export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: 1px solid ${color.line};
    background: ${veil.navBar};
    backdrop-filter: blur(14px) saturate(1.4);
    opacity: 0;
    transition: opacity ${gentle};

    /* Without scripts the scroll position is unknown. */
    @media (scripting: none) {
      opacity: 1;
    }

    /* Right before hydration too, on a page restored further down. */
    @supports (animation-timeline: scroll()) {
      animation: ${appear} linear both;
      animation-timeline: scroll(root);
      animation-range: 50px 51px;
    }
  }

  &[data-scrolled='true']::before {
    opacity: 1;
  }

  &:has([aria-expanded='true'])::before {
    background: ${color.pageGround};
    opacity: 1;
    animation: none;
  }

  /* Darkens the page below the open menu. */
  &:has([aria-expanded='true'])::after {
    content: '';
    position: fixed;
    inset: ${barHeight} 0 0;
    z-index: -2;
    background: ${veil.page};
    pointer-events: none;
  }

  > nav {
    ${pageRow}
    height: ${barHeight};
  }
`;
