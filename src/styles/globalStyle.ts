import { drawnCovers } from './drawnCover';
import { springEasing } from './springEasing';
import { barHeight, color, font, fontSize, hovers, low, radius, space, springs } from './tokens';

const quick = springEasing(springs.quick);
const gentle = springEasing(springs.gentle);

/**
 * The global style sheet, as text. The prerender writes it into the pages: it applies before any script has loaded, and
 * is not in the browser's bundle.
 */
export const globalStyle = `
  ${drawnCovers}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    --bar: 4.5rem;
    --quick: ${quick.duration} ${quick.easing};
    --gentle: ${gentle.duration} ${gentle.easing};
    background: ${color.ground};
    color: ${color.text};
    color-scheme: dark;
    /* On very wide windows the letters grow too. */
    font: 400 clamp(100%, 0.25rem + 0.625vw, 150%)/1.6 ${font.body};
    -webkit-text-size-adjust: 100%;
    /* Focused controls stop below the fixed bar with their ring, not under it (WCAG 2.4.11). */
    scroll-padding: calc(${barHeight} + ${space.xs}) 0 ${space.md};
  }

  /* Not while the page loads: a deep link leads to its place at once. */
  html:focus-within {
    scroll-behavior: smooth;
  }

  ${low} {
    html {
      --bar: 3rem;
    }
  }

  /* The page stays where it is while the menu covers it. */
  html:has(nav [aria-expanded='true']) {
    overflow: hidden;
  }

  body {
    margin: 0;
    font-size: ${fontSize.md};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure {
    margin: 0;
    padding: 0;
  }

  h1, h2, h3, h4 {
    font-family: ${font.display};
    line-height: 1.12;
    letter-spacing: -0.02em;
    text-wrap: balance;
    /* Very large letters break a word rather than the page. */
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  ul, ol {
    list-style: none;
  }

  /* The owner may write in another script: the first letter of a text decides its direction. */
  h1, h2, h3, h4, p, li, dd, input, textarea {
    unicode-bidi: plaintext;
  }

  a {
    border-radius: 0.25rem;
    color: inherit;
  }

  ${hovers} {
    :where(a:hover) {
      color: ${color.accent};
    }
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  button, input, textarea {
    font: inherit;
    color: inherit;
  }

  /* A field comes into sight with its label and its message. */
  input, textarea {
    scroll-margin-block: 2.75rem;
  }

  :focus-visible {
    outline: 3px solid ${color.text};
    outline-offset: 3px;
  }

  /* What scripts focus after a change of screen is no control. */
  [tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }

  /* Styled here and not in a component: it shows if scripts fail to load. */
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
    margin-left: ${space.xs};
    font-weight: 600;
  }

  /* Not even the entry has run: CSS alone shows the notice. */
  @media (scripting: enabled) {
    html:not([data-started]) #reload-notice[hidden] {
      display: block;
      visibility: hidden;
      /* Nothing moves: for those who ask for less motion too. */
      animation: reload-notice 0s 30s forwards !important;
    }
  }

  @keyframes reload-notice {
    to {
      visibility: visible;
    }
  }

  @media print {
    html #reload-notice#reload-notice[hidden],
    #reload-notice {
      display: none;
    }
    /* A dark scheme would print a dark canvas. */
    html {
      color-scheme: light;
    }
    html, body {
      background: none;
    }
    *, *::before, *::after {
      color: ${color.ink} !important;
      background: none !important;
      box-shadow: none !important;
    }
  }

  /* Pages of the site that load one after the other; for screens within one see \`ui/hooks/changeScreen.ts\`. */
  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
  }

  ::view-transition {
    /* What is pressed meanwhile answers. */
    pointer-events: none;
  }

  ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) {
    animation-duration: ${gentle.duration};
    animation-timing-function: ${gentle.easing};
  }

  @media (prefers-reduced-motion: reduce) {
    html:focus-within {
      scroll-behavior: auto;
    }
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
