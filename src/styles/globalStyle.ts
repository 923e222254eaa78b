import { drawnCovers } from './drawnCover';
import { faders } from './faders';
import { floatingCircles } from './floatingCircles';
import { heroText } from './heroText';
import { onNarrowScreens, onShortScreens } from './media';
import { record } from './record';
import { reloadNotice } from './reloadNotice';
import { ruledPanel } from './ruledPanel';
import { springEasing } from './springEasing';
import { barHeight, color, font, fontSize, space, springs, tones } from './tokens';
import { viewTransitions } from './viewTransitions';

const quickEasing = springEasing(springs.quick);
const gentleEasing = springEasing(springs.gentle);

const toneRules = Object.entries(tones).map(
  ([tone, colors]) => `
  ${tone === 'night' ? 'html, pre, ' : ''}[data-tone='${tone}'] {
    ${Object.entries(colors)
      .map(([name, value]) => `--${name}: ${value};`)
      .join('')}
    background: var(--ground);
    color: var(--text);
  }`,
);

/**
 * The global style sheet, as text. The prerendering writes it into every page: it applies before any script has loaded,
 * and is not in the browser's bundle.
 */
export const globalStyle = `
  ${drawnCovers}
  ${faders}
  ${floatingCircles}
  ${heroText}
  ${record}
  ${ruledPanel}
  ${reloadNotice}
  ${toneRules.join('')}

  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    --bar: 4.5rem;
    --quick: ${quickEasing.duration} ${quickEasing.easing};
    --gentle: ${gentleEasing.duration} ${gentleEasing.easing};
    color-scheme: dark;
    font: 400 clamp(100%, 0.4375rem + 0.625vw, 150%)/1.6 ${font.body};
    -webkit-text-size-adjust: 100%;
    /* Focused controls and their rings stop below the fixed bar (WCAG 2.4.11). */
    scroll-padding: calc(${barHeight} + ${space.xs}) 0 ${space.md};
  }

  /* Only with focus on the page: while it loads, deep links jump to their target. */
  html:focus-within {
    scroll-behavior: smooth;
  }

  ${onShortScreens} {
    html {
      --bar: 3rem;
    }
  }

  /* The page does not scroll while the menu darkens it, and a click on it only closes the menu. */
  ${onNarrowScreens} {
    html:has(nav [aria-expanded='true']) {
      overflow: hidden;
    }
    header:has(nav [aria-expanded='true']) ~ * {
      pointer-events: none;
    }
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
    /* At large font sizes, words break instead of widening the page. */
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

  img, svg {
    display: block;
    max-width: 100%;
  }

  button, input, textarea {
    font: inherit;
    color: inherit;
  }

  /* A field scrolls into view with its label and its message. */
  input, textarea {
    scroll-margin-block: 2.75rem;
  }

  :focus-visible {
    outline: 3px solid ${color.text};
    outline-offset: 3px;
  }

  /* Focused by scripts after a change of screen; not controls. */
  [tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }

  @media print {
    /* A dark scheme would print a dark canvas. */
    html {
      color-scheme: light;
    }
    *, *::before, *::after {
      color: ${color.printText} !important;
      background: none !important;
      box-shadow: none !important;
    }
  }

  ${viewTransitions}

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
