import { upright } from '../media';
import { color, space } from '../tokens';

/** Between strips beside each other. */
export const stripGap = `clamp(${space.lg}, 4vw - 1.25rem, 4rem)`;

/**
 * The rules of names in a desk whose columns are as narrow as names such as PostgreSQL. A name may be wider than its column,
 * at the edges of the strip only a little, and every other name is lower by two lines.
 */
const stagger = (desk: string) => `
    ${desk} .fader-name {
      --beyond: 0.25;
      min-height: calc(${space.xs} + 3.85em);
      margin-inline: calc(var(--beyond) * -100%);
      padding: ${space.xs} 0 0;
      border: 0;
      /* The rule, a pixel wider than the column, so that no gap shows beside the next, and a line down to a lower name. */
      background: linear-gradient(${color.line} 0 0) top / calc(100% / (1 + 2 * var(--beyond)) + 1px) 1px no-repeat,
        linear-gradient(${color.line} 0 0) top / 1px var(--lower, 0) no-repeat;
    }
    ${desk} li:is(:first-child, :last-child) .fader-name {
      --beyond: 0.04;
    }
    ${desk} li:nth-child(even) .fader-name {
      --lower: 2.6em;
      padding-top: calc(${space.xs} + 2.6em);
    }`;

/**
 * The rules of `.desk`, with a strip of faders for each group of skills. A strip is as wide as its faders (`--count`), so
 * that those of all strips in a row are equally wide. `--earlier` is the number of faders in the strips before it.
 * From 90rem names stand on one line, unless `data-staggered` says that they are too long for it.
 */
export const desk = `
  .desk {
    display: flex;
    flex-wrap: wrap;
    gap: clamp(${space.xl}, 5vw, 4.5rem) ${stripGap};
  }
  /* Names in rows too, whose first letter would send a Latin one to the other edge. */
  .desk:dir(rtl) {
    text-align: right;
  }
  .desk > article {
    flex: var(--count) 1 100%;
  }
  .desk h3 {
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
    font-size: 1.5rem;
  }
  .desk ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: ${space.md} ${space.xl};
    padding-top: ${space.md};
  }

  ${upright} {
    .desk > article {
      min-width: min(9rem, 100%);
      max-width: calc(var(--count) * 16rem);
      --rail: clamp(10rem, 24svh, 20rem);
      --width: clamp(3.25rem, 8vw, 5rem);
    }
    .desk ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.md} 0;
      padding: 0;
    }
    .desk li {
      flex: 1 1 3.5rem;
      min-width: 0;
      max-width: 16rem;
    }
  }

  /* Where the strips stand side by side. */
  @media screen and (width >= 78rem) {
    .desk > article {
      /* With heading, names and levels in one view. */
      --rail: clamp(13.75rem, min(27vw, 100svh - 13.25rem - 23vw), 28rem);
      --width: clamp(2.75rem, 3.6vw, 4.5rem);
      --before: var(--earlier);
      flex-basis: calc(var(--count) * 4.1rem);
    }
    /* Four strips are two rows of two. */
    .desk:has(> :nth-child(4):last-child) > article {
      flex-basis: 40%;
    }
  }

  ${upright} and (78rem <= width < 90rem) {
    ${stagger('.desk')}
  }
  ${upright} and (width >= 90rem) {
    .desk .fader-name {
      padding-inline: 0;
    }
    ${stagger('.desk[data-staggered]')}
  }
`;
