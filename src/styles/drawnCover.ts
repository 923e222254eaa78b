import type { COVER_COUNT } from './coverOf';
import { color, ease } from './tokens';

const MOTIFS = {
  rings:
    'repeating-radial-gradient(circle at var(--light), transparent 0 1.35rem, rgb(255 255 255 / 7%) 1.35rem calc(1.35rem + 1px))',
  stripes:
    'repeating-linear-gradient(115deg, transparent 0 1.35rem, rgb(255 255 255 / 7%) 1.35rem calc(1.35rem + 1px))',
  dots: 'radial-gradient(rgb(255 255 255 / 14%) 1px, transparent 1.5px) 0 0 / 1.1rem 1.1rem',
};

/** What is drawn, where its light falls, and its shade of the one red: a wall of covers varies and belongs together. */
const COVERS = [
  ['rings', '12% 20%', '#8e1c28'],
  ['stripes', '85% 15%', '#7d1b20'],
  ['dots', '50% 108%', '#a31f26'],
  ['rings', '94% 88%', '#6a1a26'],
  ['rings', '6% 94%', '#7d1b20'],
  ['stripes', '50% -8%', '#8e1c28'],
  ['dots', '30% 55%', '#6a1a26'],
  ['rings', '75% 60%', '#7d1b20'],
] as const satisfies { length: typeof COVER_COUNT };

/** Pictures out of nothing but CSS, on every element that says in `data-cover` which one it shows. */
export const drawnCovers = `
  [data-cover] {
    background: var(--motif), radial-gradient(circle at var(--light), var(--tone), ${color.surface} 88%);
  }
  ${COVERS.map(
    ([motif, light, tone], index) =>
      `[data-cover='${index}'] { --motif: ${MOTIFS[motif]}; --light: ${light}; --tone: ${tone}; }`,
  ).join('')}

  /* A veil of the one red over whatever a picture shows, so that no photograph outshines the page. */
  div[data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(transparent 40%, rgb(26 19 19 / 60%)), rgb(50 8 12 / 42%);
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
