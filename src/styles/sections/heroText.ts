import { from, inLowWindows, onShortScreens, onWideScreens } from '../media';
import { barHeight, nameSpacing, space, width } from '../tokens';

/** The height left for the name and the text. */
const FREE = `(100svh - ${barHeight} - var(--padding))`;
const LINES = 'var(--lines) * var(--leading)';

/** The words of the name before the last, and of its copies in the circles. */
const FIRST_WORDS = '.hero-text h1 > :nth-last-child(3), .circles-front i::before';

/**
 * The rules of `.hero-text`: the name, the roles and the text. From the width of a laptop, they share one cell: the roles stand
 * at the end of the first line of the name, the text before its last line or, with a long word there, below it. The size of
 * the name (`--em`) is the larger of the two.
 */
export const heroText = `
  .hero-text {
    width: 100%;
    max-width: ${width.page};
    margin: 0 auto;
    container-type: inline-size;
    display: grid;
    /* Long roles wrap, with large text on phones. */
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
  .hero-text a {
    max-width: 100%;
  }
  .hero-text > * {
    --em: min(100cqi / var(--widest), max(1.75rem, max(22svh, 60svh - 14rem) / var(--lines)));
    --padding: 7rem;
    --text-height: 14rem;
  }
  /* A wordmark as large as its lines fit: spacing of the visitor's own would lay it over the text. */
  .hero-text h1,
  .hero-text h1 * {
    line-height: var(--leading) !important;
    letter-spacing: ${nameSpacing}em !important;
  }
  /* The last word of the name, and of its copies in the circles. It breaks at its hyphens, as its size expects. Kerning
     across a hyphen would make the box narrower than the line. The estimate of its width (nameStyle.ts) may be too small:
     hence the 0.15em. */
  .hero-text h1 > :nth-last-child(2),
  .circles-front i::after {
    display: block;
    width: min-content;
    max-width: calc(100% + 0.15em);
    text-indent: 0;
    white-space: var(--break);
    font-kerning: var(--kerning);
    overflow-wrap: break-word;
  }
  ${onShortScreens} {
    .hero-text > * {
      --padding: 4.75rem;
      --text-height: 11.25rem;
    }
  }

  ${from.tablet} {
    .hero-text {
      grid-template-rows: 1fr;
    }
    .hero-text > * {
      --em: min(100cqi / var(--widest), max(22svh, 100svh - 28rem) / var(--lines));
    }
  }

  /* The text beside the lines of the name. */
  ${inLowWindows} {
    .hero-text {
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      column-gap: ${space.lg};
    }
    .hero-text > * {
      --em: min(46cqi / var(--widest), max(1.75rem, 54svh / (${LINES})));
    }
    .hero-text > :first-child {
      grid-area: 1 / 1 / 3 / 3;
    }
    /* As wide as the column. */
    ${FIRST_WORDS} {
      display: block;
      max-width: 47cqi;
    }
    .hero-text > :nth-child(2) {
      grid-area: 1 / 2;
    }
    .hero-text > :last-child {
      grid-area: 2 / 2;
      row-gap: ${space.md};
    }
  }

  ${onWideScreens} {
    /* They wrap as their size expects, clear of the roles. */
    ${FIRST_WORDS} {
      display: block;
      max-width: calc(var(--wrap, 99) * 1em);
      overflow-wrap: normal;
    }
    .hero-text h1 > :nth-last-child(2),
    .circles-front i::after {
      margin-inline-start: var(--push, auto);
      text-align: var(--align, end);
    }
    .hero-text > * {
      --text-width: clamp(23rem, 30cqi, 27rem);
      --beside: min(
        (100cqi - var(--text-width) - 2rem) / var(--last),
        ${FREE} / (${LINES}),
        (${FREE} - var(--text-height)) / (max(0.5, var(--lines) - 1) * var(--leading))
      );
      --below: (${FREE} - var(--text-height)) / (${LINES});
      --fit: min(100cqi / var(--widest), (100cqi - 1rem - var(--roles)) / var(--first));
      --em: max(3rem, min(var(--fit), max(var(--beside), var(--below))));
      --line-size: calc(var(--leading) * var(--em));
      grid-area: 1 / 1;
    }
  }
`;
