import { drawnCovers } from './drawnCover';
import { barHeight, color, font, fontSize, space } from './tokens';

/**
 * What holds on every page, as the text of a style sheet. The prerender writes it into the pages: it stands before any
 * script has come, and the browser's bundle carries none of it.
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

  /* What the owner writes may be in another script: each text runs, and starts, on the side where its first letter does. */
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

  /* A heading or region that takes focus by script after a change of screen is no control. */
  [tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }

  @media print {
    /* Where backgrounds are printed, the canvas of a dark scheme is one. */
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
