import type { COVER_COUNT } from './coverOf';
import { color, cover, ease, veil } from './tokens';

const MOTIFS = {
  rings: `repeating-radial-gradient(circle at var(--light), transparent 0 1.35rem, ${cover.line} 1.35rem calc(1.35rem + 1px))`,
  stripes: `repeating-linear-gradient(115deg, transparent 0 1.35rem, ${cover.line} 1.35rem calc(1.35rem + 1px))`,
  dots: `radial-gradient(${cover.dot} 1px, transparent 1.5px) 0 0 / 1.1rem 1.1rem`,
};

/** The motif of each cover, where its light falls, and its shade. */
const COVERS = [
  ['rings', '12% 20%', cover.clear],
  ['stripes', '85% 15%', cover.dim],
  ['dots', '50% 108%', cover.bright],
  ['rings', '94% 88%', cover.dark],
  ['rings', '6% 94%', cover.dim],
  ['stripes', '50% -8%', cover.clear],
  ['dots', '30% 55%', cover.dark],
  ['rings', '75% 60%', cover.dim],
] as const satisfies { length: typeof COVER_COUNT };

/** Pictures drawn by CSS, on every element with the index of one in `data-cover`. */
export const drawnCovers = `
  [data-cover] {
    background: var(--motif), radial-gradient(circle at var(--light), var(--tone), ${color.surface} 88%);
  }
  ${COVERS.map(
    ([motif, light, tone], index) =>
      `[data-cover='${index}'] { --motif: ${MOTIFS[motif]}; --light: ${light}; --tone: ${tone}; }`,
  ).join('')}

  /* The veil over every picture. */
  div[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent 40%, ${veil.pictureFoot}), ${veil.picture};
    transition: opacity 0.4s ${ease};
    pointer-events: none;
  }
  [data-cover] > img {
    transition: scale 0.6s ${ease};
  }
  @media (hover: hover) {
    article:hover [data-cover]::after {
      opacity: 0.35;
    }
    article:hover [data-cover] > img {
      scale: 1.04;
    }
  }
`;
