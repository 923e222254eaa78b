import { springEasing } from './springEasing';
import { springs } from './tokens';

/** The style of view transitions: between screens of one page (`ui/changeScreen.ts`), and between pages. */
export const viewTransitions = `
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
    /* The new page is not captured: browsers drop clicks on a captured screen. */
    html {
      animation: uncaptured 0.2s;
    }
  }
  @keyframes uncaptured {
    from, to {
      view-transition-name: none;
    }
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-old(root) {
    animation-duration: 0.2s;
    animation-timing-function: ${springEasing(springs.gentle).easing};
  }
`;
