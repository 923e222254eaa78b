import { springEasing } from '../springEasing';
import { springs } from '../tokens';

/** Marks the picture of the article's page, and the one that becomes it. */
export const articlePicture = 'view-transition-name: article-picture;';

/** The style of view transitions: between screens of one page (`ui/changeScreen.ts`), and between pages. */
export const viewTransitions = `
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
    /* The new page is not captured: browsers drop clicks on a captured screen. A delay, unlike a duration, costs no frames. */
    html {
      animation: uncaptured 0s 0.2s backwards;
    }
  }
  @keyframes uncaptured {
    from, to {
      view-transition-name: none;
    }
  }

  /* The card whose link to its page was used. */
  section[data-tone] article:has(:is(h3, h4) > a[href*='/projects/']:focus, a[href*='/blog/']:focus) > [data-cover] {
    ${articlePicture}
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-group(article-picture) {
    animation-duration: 0.4s;
    animation-timing-function: ${springEasing(springs.gentle).easing};
  }
  /* Pictures of another ratio fill the frame on their way. */
  ::view-transition-old(article-picture), ::view-transition-new(article-picture) {
    height: 100%;
    object-fit: cover;
  }

  ::view-transition-old(root) {
    animation-duration: 0.2s;
    animation-timing-function: ${springEasing(springs.gentle).easing};
  }
`;
