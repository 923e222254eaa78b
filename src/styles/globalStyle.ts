import { drawnCovers } from './drawnCover';
import { barHeight, color, font, fontSize, radius, space } from './tokens';

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
    background: ${color.ground};
    color: ${color.text};
    color-scheme: dark;
    font: 400 100%/1.6 ${font.body};
    -webkit-text-size-adjust: 100%;
    scroll-behavior: smooth;
    /* Focused controls stop below the fixed bar with their ring, not under it (WCAG 2.4.11). */
    scroll-padding-top: calc(${barHeight} + ${space.xs});
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
    color: inherit;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  button, input, textarea {
    font: inherit;
    color: inherit;
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

  /* Drawn without any script: it shows where scripts did not come. */
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

  /* Where not even the entry has come, no script can show it. */
  @media screen and (scripting: enabled) {
    html:not([data-started]) #reload-notice {
      display: block;
      visibility: hidden;
      animation: reveal 0s 20s forwards !important;
    }
  }

  @keyframes reveal {
    to {
      visibility: visible;
    }
  }

  #reload-notice a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-left: ${space.xs};
    font-weight: 600;
  }

  @media print {
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

  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
