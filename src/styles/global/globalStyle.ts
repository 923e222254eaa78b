import { drawnCovers } from '../covers/drawnCover';
import { onNarrowScreens, onShortScreens } from '../media';
import { desk } from '../sections/desk';
import { faders } from '../sections/faders';
import { floatingCircles } from '../sections/floatingCircles';
import { hero } from '../sections/hero';
import { heroText } from '../sections/heroText';
import { navBar } from '../sections/navBar';
import { navLinks } from '../sections/navLinks';
import { record } from '../sections/record';
import { ruledPanel } from '../sections/ruledPanel';
import { springEasing } from '../springEasing';
import { color, font, springs, space } from '../tokens';
import { tones } from '../tones';
import { base } from './base';
import { reloadNotice } from './reloadNotice';
import { viewTransitions } from './viewTransitions';

const quickEasing = springEasing(springs.quick);
const gentleEasing = springEasing(springs.gentle);

const toneRules = Object.entries(tones).map(
  ([tone, colors]) => `
  ${tone === 'night' ? 'html, pre, ' : ''}[data-tone='${tone}'] {
    ${Object.entries(colors)
      .map(([name, value]) => `--${name}: ${value};`)
      .join('')}
    background: ${color.ground};
    color: var(--text);
  }`,
);

/**
 * The global style sheet, as text. The prerendering writes it into every page: it applies before any script has loaded,
 * and is not in the browser's bundle.
 */
export const globalStyle = `
  ${drawnCovers}
  ${desk}
  ${faders}
  ${floatingCircles}
  ${hero}
  ${heroText}
  ${navBar}
  ${navLinks}
  ${record}
  ${ruledPanel}
  ${reloadNotice}
  ${toneRules.join('')}

  ${base}

  html {
    /* The direction of reading. */
    --forward: 1;
    --bar: 4.5rem;
    --gutter: clamp(min(1.25rem, 6vw), 4.45vw, 6rem);
    --display: 'Bricolage Grotesque Variable', 'Display Arial', 'Display Roboto', 'Display DejaVu', sans-serif;
    --body: 'Instrument Sans Variable', 'Body Arial', 'Body Roboto', 'Body DejaVu', sans-serif;
    --quick: ${quickEasing.duration} ${quickEasing.easing};
    --gentle: ${gentleEasing.duration} ${gentleEasing.easing};
    /* Not in a meta tag: Firefox obeys it with colours of the reader too, and text vanishes on their page. */
    color-scheme: dark;
    font: 400 clamp(100%, 0.4375rem + 0.625vw, 150%)/1.6 ${font.body};
    -webkit-text-size-adjust: 100%;
    /* Focused controls and their rings stop below the fixed bar (WCAG 2.4.11). Not in rem, which is 16px here in WebKit. */
    scroll-padding: 5em 0 1em;
  }

  html:dir(rtl) {
    --forward: -1;
  }

  @media (prefers-reduced-motion: no-preference) {
    /* Only with focus on the page: while it loads, deep links jump to their target. */
    html:focus-within {
      scroll-behavior: smooth;
    }
  }

  ${onShortScreens} {
    html {
      --bar: 3rem;
      scroll-padding-top: 3.5em;
    }
  }

  /* The page does not scroll while the menu darkens it. */
  ${onNarrowScreens} {
    html:has(nav [aria-expanded='true']) {
      overflow: hidden;
      scrollbar-gutter: stable;
    }
  }

  /* Between two dark bands the space of one is enough, and room for the cap of a fader. The record needs its floor. */
  section[data-tone='night']:not(#contact):has(+ [data-tone='night']) {
    padding-bottom: ${space.md};
  }

  @media print {
    @page {
      margin: 1cm;
    }
    /* A dark scheme would print a dark canvas. */
    html {
      color-scheme: light;
    }
    /* The bar and the foot of a page, controls, records and the notice are of no use on paper. */
    header:has(> nav), main ~ footer, .hero a, button, form, [data-turning], #reload-notice {
      display: none !important;
    }
    *, *::before, *::after {
      color: ${color.printText} !important;
      background: none !important;
      box-shadow: none !important;
      outline: none !important;
      animation: none !important;
    }
    /* Room for a record would be a blank sheet. */
    section {
      padding-bottom: 0 !important;
    }
    /* Drawn covers are not printed. */
    #projects article:not(:has(img)) {
      grid-template-columns: minmax(0, 1fr);
    }
    h2, h3, h4 {
      break-after: avoid;
    }
    h2, h3, h4, section article {
      break-inside: avoid;
    }
  }

  ${viewTransitions}

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;
