import { hovers } from '../media';
import { cover, font, gentle } from '../tokens';
import { COMPOSITIONS, WEAVE, WEAVE_GROUND } from './compositions';
import type { COVER_COUNTS } from './getCover';

const { paper, coral, red, wine, plum, night } = cover;

/** The ground, two forms that stand out from it, a quiet one, and the darkest or lightest of all. */
const PALETTES = [
  [red, coral, paper, wine, night],
  [plum, red, coral, wine, paper],
  [coral, red, paper, wine, night],
  [paper, red, coral, wine, plum],
  [wine, coral, paper, red, night],
  [night, red, paper, wine, coral],
] as const satisfies { length: (typeof COVER_COUNTS)['palette'] };

/** The place of a form, its scale, the direction of the whole, and the turn of a letter. */
const ARRANGEMENTS = [
  ['18%', 1.15, 1, '0deg'],
  ['-14%', 1.4, -1, '0deg'],
  ['6%', 1, 1, '-12deg'],
  ['-22%', 1.25, 1, '0deg'],
  ['12%', 1.05, -1, '9deg'],
] as const satisfies { length: (typeof COVER_COUNTS)['arrangement'] };

/** The rule of each composition. Kinds that share one are selectors of the same rule. */
const rules = new Map<string, string[]>();
for (const [kind, drawings] of Object.entries(COMPOSITIONS)) {
  for (const [index, drawing] of drawings.entries()) {
    const selectors = rules.get(drawing) ?? [];
    rules.set(drawing, [...selectors, `[data-cover~='${kind}-${index}']::before`]);
  }
}

/** The rules that draw a cover on every element with a `getCover` value in `data-cover`, and a letter in `data-letter`. */
export const drawnCovers = `
  [data-cover] {
    container-type: size;
    background: var(--a);
  }
  [data-cover]::before {
    content: '';
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    color: var(--e);
    font: 740 calc(125cqmin * var(--z))/0.7 ${font.display};
    transform: scaleX(var(--flip));
    transition: scale ${gentle};
  }
  /* Whole cells, about as wide as high. */
  [data-cover]::before { --cell: 33.33cqi; }
  @container (aspect-ratio < 1.25) { [data-cover]::before { --cell: 50cqi; } }
  @container (aspect-ratio > 1.75) { [data-cover]::before { --cell: 25cqi; } }
  ${[...rules].map(([drawing, selectors]) => `${selectors.join()} { ${drawing} }`).join('')}
  [data-cover~='projects-${COMPOSITIONS.projects.indexOf(WEAVE)}'] {
    background: ${WEAVE_GROUND};
  }
  ${PALETTES.map(
    (colors, index) =>
      `[data-cover~='p${index}'] { ${colors.map((fill, at) => `--${'abcde'[at]}: ${fill};`).join('')} }`,
  ).join('')}
  /* Where the cover would have the colour of its band. */
  [data-cover^='tracks'][data-cover~='p0'] {
    --a: ${night};
    --e: ${wine};
    --d: ${red};
  }
  [data-cover^='posts'][data-cover~='p3'] {
    --a: ${red};
    --b: ${plum};
    --e: ${paper};
  }
  ${ARRANGEMENTS.map(
    ([x, z, flip, turn], index) =>
      `[data-cover~='v${index}'] { --x: ${x}; --z: ${z}; --flip: ${flip}; --turn: ${turn}; }`,
  ).join('')}

  /* Photographs that do not belong together share one hue until the pointer or the focus is on their entry. */
  section[data-tone] [data-cover]:has(img)::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${red};
    mix-blend-mode: color;
    opacity: 0.85;
    transition: opacity ${gentle};
  }
  /* Black becomes dark red, and stands out from a dark page. */
  section[data-tone] article:not(:hover, :focus-within) [data-cover] img {
    filter: contrast(0.84);
  }
  section[data-tone] article:is(:hover, :focus-within) [data-cover]:has(img)::after {
    opacity: 0;
  }

  [data-cover] :is(img, svg) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* A colour as an attribute: the Content-Security-Policy blocks inline styles. */
  [data-cover] svg {
    background: currentcolor;
  }
  /* Firefox prints pictures that it has not shown yet. */
  @media screen {
    [data-loading] {
      opacity: 0;
    }
  }
  [data-cover] img {
    transition: opacity 0.3s, scale ${gentle};
  }
  ${hovers} {
    article:hover [data-cover] img, article:hover [data-cover]::before {
      scale: 1.04;
    }
  }
`;
