import type { COVER_COUNT } from './coverOf';
import { color, cover, gentle, hovers } from './tokens';

/**
 * The compositions, of one grammar: a round form, lines, and a light that falls on them. All lengths are percent of the
 * cover, so that it looks the same small and large. `--at` is its centre; `--a`, `--b`, `--c` go from light to dark.
 */
const COMPOSITIONS = [
  // A record on its sleeve.
  `radial-gradient(circle at var(--at), var(--c) 0 1%, var(--a) 1.3% 12%, transparent 12.4%),
  conic-gradient(from 24deg at var(--at), transparent 2%, ${cover.shine} 9%, transparent 17% 50%, ${cover.shine} 59%, transparent 68%),
  repeating-radial-gradient(circle at var(--at), transparent 0 1.5%, ${cover.line} 1.7% 1.9%, transparent 2.1%),
  radial-gradient(circle at var(--at), var(--c) 52%, transparent 52.5%),
  linear-gradient(150deg, var(--a), var(--b) 70%)`,
  // A sun behind the lines of a horizon.
  `linear-gradient(var(--c) 22%, transparent 22% 40%, var(--c) 40% 56%, transparent 56% 70%, var(--c) 70% 80%, transparent 80% 91%, var(--c) 91%) 0 100% / 100% 46% no-repeat,
  radial-gradient(circle at var(--at), var(--a), var(--b) 42%, transparent 42.5%),
  linear-gradient(var(--c), var(--b) 130%)`,
  // Arcs around a corner.
  `radial-gradient(circle at var(--at), var(--c) 18%, var(--a) 18.4% 31%, var(--c) 31.4% 34%, var(--b) 34.4% 50%, var(--c) 50.4% 53%, ${cover.wine} 53.4% 72%, var(--c) 72.4%)`,
  // Waves that cross.
  `radial-gradient(circle at var(--at), var(--a) 9%, transparent 9.5%),
  repeating-radial-gradient(circle at var(--at), transparent 0 3.4%, ${cover.shine} 3.7% 4.1%, transparent 4.4% 5%),
  repeating-radial-gradient(circle at 100% 110%, transparent 0 3.4%, ${cover.shine} 3.7% 4.1%, transparent 4.4% 5%),
  linear-gradient(200deg, var(--b), var(--c) 78%)`,
];

const { paper, coral, red, wine, plum, night } = cover;

/** Each composition in its turn, twice: where it stands, and its colours from light to dark. */
const COVERS = [
  ['62% 58%', coral, wine, night],
  ['50% 58%', paper, coral, wine],
  ['0 100%', coral, red, night],
  ['30% 34%', paper, red, plum],
  ['30% 40%', red, plum, night],
  ['68% 62%', coral, red, night],
  ['100% 100%', paper, coral, wine],
  ['70% 60%', coral, wine, night],
] as const satisfies { length: typeof COVER_COUNT };

const GRAIN = `radial-gradient(${cover.grain} 0.5px, transparent 1px) 0 0 / 3px 3px`;

/** Pictures drawn by CSS, on every element with the index of one in `data-cover`. */
export const drawnCovers = `
  [data-cover] {
    background: ${GRAIN}, var(--art) ${color.surface};
  }
  ${COMPOSITIONS.map(
    (art, index) =>
      `[data-cover='${index}'], [data-cover='${index + COMPOSITIONS.length}'] { --art: ${art}; }`,
  ).join('')}
  ${COVERS.map(
    ([at, a, b, c], index) =>
      `[data-cover='${index}'] { --at: ${at}; --a: ${a}; --b: ${b}; --c: ${c}; }`,
  ).join('')}

  [data-cover] > img {
    transition: scale ${gentle};
  }
  ${hovers} {
    article:hover [data-cover] > img {
      scale: 1.04;
    }
  }
`;
