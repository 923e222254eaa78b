import { onNarrowScreens } from '../media';
import { barHeight, color, gentle, veil } from '../tokens';

/**
 * The rules of `.nav-bar`, the fixed bar. It has a background once the page is scrolled, and the open menu darkens the page
 * below it.
 */
export const navBar = `
  .nav-bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: 10;
  }
  .nav-bar > nav {
    height: ${barHeight};
  }
  .nav-bar::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: 1px solid ${color.line};
    background: ${veil.navBar};
    backdrop-filter: blur(14px) saturate(1.4);
    opacity: 0;
    transition: opacity ${gentle};
  }
  /* Correct even before hydration, on a page restored further down. */
  @supports (animation-timeline: scroll()) {
    .nav-bar::before {
      animation: bar-appear linear both;
      animation-timeline: scroll(root);
      animation-range: 50px 51px;
    }
  }
  .nav-bar[data-scrolled='true']::before {
    opacity: 1;
  }
  /* Without scripts the scroll position is unknown. */
  @media (scripting: none) {
    .nav-bar::before {
      opacity: 1;
    }
  }
  /* Wider windows, such as a phone after rotation, show the links of an open menu as always. */
  ${onNarrowScreens} {
    .nav-bar:has([aria-expanded='true'])::before {
      background: ${color.pageGround};
      opacity: 1;
      animation: none;
    }
    /* It takes the clicks, so that one on the page only closes the menu. */
    .nav-bar:has([aria-expanded='true'])::after {
      content: '';
      position: fixed;
      inset: ${barHeight} 0 0;
      z-index: -2;
      background: ${veil.page};
    }
  }
  @keyframes bar-appear {
    from {
      opacity: 0;
    }
    to {
      opacity: 1;
    }
  }
`;
