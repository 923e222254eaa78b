import type { COMPOSITION_COUNT, CoverKind, PALETTE_COUNT } from './getCover';
import { hovers } from './media';
import { color, cover, gentle } from './tokens';

/** A single-colour field, `size` percent of the cover's width and height. */
const field = (size: number, fill: string) =>
  `linear-gradient(${fill} 0 0) 50% 76% / ${size}% ${size}% no-repeat`;

/** A hill at the foot: its top is `top` percent from the upper edge. */
const hill = (x: number, top: number, fill: string) =>
  `radial-gradient(85% ${130 - top}% at ${x}% 130%, ${fill} 99%, transparent)`;

/**
 * The compositions of each kind: plain forms, lines and a light. All lengths are percent of the cover, so that it looks
 * the same at every size. `--at` is the centre of a form, `--corner` that of arcs; the colours `--a`, `--b`, `--c` go from
 * light to dark.
 */
const COMPOSITIONS = {
  tracks: [
    // A record on its sleeve.
    `radial-gradient(circle at var(--at), var(--c) 0 1%, var(--a) 1.3% 12%, transparent 12.4%),
    conic-gradient(from 24deg at var(--at), transparent 2%, ${cover.shine} 9%, transparent 17% 50%, ${cover.shine} 59%, transparent 68%),
    repeating-radial-gradient(circle at var(--at), transparent 0 1.5%, ${cover.line} 1.7% 1.9%, transparent 2.1%),
    radial-gradient(circle at var(--at), var(--c) 52%, transparent 52.5%),
    linear-gradient(150deg, var(--a), var(--b) 70%)`,
    // Waves that cross.
    `radial-gradient(circle at var(--at), var(--a) 9%, transparent 9.5%),
    repeating-radial-gradient(circle at var(--at), transparent 0 3.4%, ${cover.shine} 3.7% 4.1%, transparent 4.4% 5%),
    repeating-radial-gradient(circle at 100% 110%, transparent 0 3.4%, ${cover.shine} 3.7% 4.1%, transparent 4.4% 5%),
    linear-gradient(200deg, var(--b), var(--c) 78%)`,
  ],
  projects: [
    // Arcs around a corner.
    `radial-gradient(circle at var(--corner), var(--c) 18%, var(--a) 18.4% 31%, var(--c) 31.4% 34%, var(--b) 34.4% 50%, var(--c) 50.4% 53%, ${cover.middle} 53.4% 72%, var(--c) 72.4%)`,
    // Squares inside each other.
    `${field(26, 'var(--a)')}, ${field(50, 'var(--b)')}, ${field(74, 'var(--c)')},
    linear-gradient(150deg, var(--a) -50%, var(--b) 50%, var(--c) 140%)`,
  ],
  posts: [
    // A sun behind the lines of a horizon.
    `linear-gradient(var(--c) 22%, transparent 22% 40%, var(--c) 40% 56%, transparent 56% 70%, var(--c) 70% 80%, transparent 80% 91%, var(--c) 91% 101%) 0 100% / 100% 46% no-repeat,
    radial-gradient(circle closest-side at var(--at), var(--a), var(--b) 92%, transparent 93%),
    linear-gradient(var(--c), var(--b) 130%)`,
    // A moon above hills.
    `${hill(10, 70, 'var(--c)')}, ${hill(92, 58, cover.middle)}, ${hill(48, 46, 'var(--b)')},
    radial-gradient(circle closest-side at 68% 30%, var(--a) 62%, ${cover.shine} 63% 92%, transparent 93%),
    linear-gradient(var(--c), var(--b) 120%)`,
  ],
} as const satisfies Record<CoverKind, { length: typeof COMPOSITION_COUNT }>;

const { paper, coral, red, wine, plum, night } = cover;

const PALETTES = [
  ['62% 58%', '0 100%', coral, wine, night],
  ['34% 44%', '100% 100%', paper, coral, wine],
  ['66% 60%', '100% 0', red, plum, night],
  ['40% 56%', '0 0', paper, red, plum],
] as const satisfies { length: typeof PALETTE_COUNT };

const GRAIN = `radial-gradient(${cover.grain} 0.5px, transparent 1px) 0 0 / 3px 3px`;

/** The rules that draw a cover on every element with a `getCover` value in `data-cover`. */
export const drawnCovers = `
  [data-cover] {
    background: ${GRAIN}, var(--art) ${color.surface};
  }
  ${Object.entries(COMPOSITIONS)
    .flatMap(([kind, arts]) =>
      arts.map((art, index) => `[data-cover~='${kind}-${index}'] { --art: ${art}; }`),
    )
    .join('')}
  ${PALETTES.map(
    ([at, corner, a, b, c], index) =>
      `[data-cover~='${index}'] { --at: ${at}; --corner: ${corner}; --a: ${a}; --b: ${b}; --c: ${c}; }`,
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
