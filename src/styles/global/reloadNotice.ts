import { color, radius, space } from '../tokens';

/**
 * The style of the notice that offers to reload the page (`index.html`). Part of the global style sheet and not of a
 * component, because the notice shows if scripts fail to load.
 */
export const reloadNotice = `
  #reload-notice {
    position: fixed;
    inset: auto ${space.md} ${space.md};
    z-index: 20;
    margin: 0 auto;
    padding: ${space.sm} ${space.md};
    width: fit-content;
    border: 1px solid ${color.control};
    border-radius: ${radius.card};
    background: ${color.surface};
  }

  #reload-notice a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-inline-start: ${space.xs};
    font-weight: 600;
  }

  /* Without any script of ours: if the app has not started after 30 seconds. */
  @media (scripting: enabled) {
    #reload-notice[hidden]:not([data-started]) {
      display: block;
      visibility: hidden;
      /* Overrides the rule for reduced motion: nothing moves here. */
      animation: reload-notice 0s 30s forwards !important;
    }
  }

  @keyframes reload-notice {
    to {
      visibility: visible;
    }
  }
`;
