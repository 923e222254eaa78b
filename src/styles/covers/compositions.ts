import type { COVER_COUNTS, CoverKind } from './getCover';

// Drawings of covers, as values of `background`. Lengths are in units of the cover, so that it looks the same at every size:
// `cqi` and `cqb` are percent of its width and height, `cqmin` of the smaller. Colours: `--a` the ground, `--b` to `--d` the
// forms, `--e` the darkest or lightest. `--x` is the place of a form, `--z` its scale, `--turn` the rotation of a letter,
// `--cell` the width of a cell.

/** A number of few digits: every page carries the drawings. */
const short = (value: number) => Number(value.toFixed(1));

/** A gradient step as sharp as a pixel at every size. */
const edge = (at: string, from: string, to: string) => `${from} ${at},${to} calc(${at} + 1px)`;

const disc = (at: string, radius: string, fill: string) =>
  `radial-gradient(circle at ${at}, ${edge(radius, fill, 'transparent')})`;

/** Discs within each other, the smallest first. */
const discs = (at: string, ...steps: Array<readonly [radius: number, fill: string]>) =>
  steps.map(([radius, fill]) => disc(at, `calc(${radius}cqmin*var(--z))`, fill)).join();

const rectangle = (fill: string, x: string, y: string, width: string, height: string) =>
  `linear-gradient(${fill} 0 0) ${x} ${y}/${width} ${height} no-repeat`;

/** A reel of tape on the floor. */
const reel = (x: number, radius: number) => {
  const at = `${x}cqi calc(78cqb - ${radius}cqmin)`;
  const hole = (across: number, down: number) =>
    disc(
      `calc(${x}cqi + ${short(across * radius)}cqmin) calc(78cqb - ${short((1 - down) * radius)}cqmin)`,
      `${short(radius * 0.07)}cqmin`,
      'var(--e)',
    );
  return [
    hole(0, -0.19),
    hole(0.165, 0.095),
    hole(-0.165, 0.095),
    disc(at, `${short(radius * 0.33)}cqmin`, 'var(--c)'),
    disc(at, `${short(radius * 0.72)}cqmin`, 'var(--d)'),
    disc(at, `${radius}cqmin`, 'var(--e)'),
  ].join();
};

/** Two rows of cells, each cell as wide as `--cell`: the corner of its quarter circle, the circle and its ground. */
const QUARTERS = [
  ['0 100%', 'b', 'e'],
  ['100% 100%', 'c', 'd'],
  ['0 0', 'e', 'b'],
  ['100% 0', 'b', 'c'],
  ['100% 0', 'd', 'c'],
  ['0 0', 'b', 'a'],
  ['100% 100%', 'c', 'e'],
  ['0 100%', 'd', 'b'],
].map(([corner, circle, ground], index) => {
  const [column, row] = [index % 4, Math.floor(index / 4)];
  return `radial-gradient(100% 100% at ${corner}, ${edge('100%', `var(--${circle})`, `var(--${ground})`)}) calc(${column}*var(--cell)) ${row * 50}cqb/calc(var(--cell) + .2cqi) 50.2cqb no-repeat`;
});

/** A row of dots in a grid of 9 by 6, one in `columns` by `rows` cells. */
const dots = (columns: number, rows: number, x: number, y: number, radius: number, fill: string) =>
  `${disc(`${short(((x + 0.5) * 100) / columns)}% ${short(((y + 0.5) * 100) / rows)}%`, `${radius}cqi`, fill)} 0 0/${short((columns * 100) / 9)}cqi ${short((rows * 100) / 6)}cqb`;

/** Upright bars in the middle, one in `every`. */
const bars = (every: number, shift: number, height: number) =>
  `linear-gradient(90deg, black ${short(55 / every)}%, transparent 0) ${shift * 2.5 + 1}cqi 50%/${every * 2.5}cqi ${height}cqb repeat-x`;

const rings = (at: string) =>
  `repeating-radial-gradient(circle at ${at}, transparent 0 max(2px, 2.9cqmin), var(--c) calc(max(2px, 2.9cqmin) + .5px) max(3px, 4.4cqmin), transparent calc(max(3px, 4.4cqmin) + .5px) max(4px, 5.6cqmin))`;

/** Lines that grow towards the foot. */
const lines = (top: number, fill: string) =>
  [0, 1, 2, 3, 4]
    .map((line) => rectangle(fill, '0', `${top + line * 8}cqb`, '100%', `${line + 1.2}cqb`))
    .join();

const hill = (x: number, width: number, height: number, fill: string) =>
  `radial-gradient(${width}cqi ${height}cqb at ${x}% 100%, ${edge('100%', fill, 'transparent')})`;

const moon = (x: number, shade: number) =>
  `${disc(`${x + shade}cqi 50%`, '11.5cqi', 'var(--a)')},${disc(`${x}cqi 50%`, '11.5cqi', 'var(--b)')}`;

const letter = `background: ${discs('calc(50% + var(--x)) 50%', [30, 'var(--c)'], [58, 'var(--b)'])}; content: attr(data-letter) / ''; inset: -25cqmax; transform: rotate(var(--turn)); text-indent: var(--x)`;
const drawnDots = `background: ${[
  dots(7, 5, 2, 2, 4.6, 'var(--c)'),
  dots(5, 3, 1, 1, 3.2, 'var(--c)'),
  dots(4, 3, 1, 0, 4.7, 'var(--b)'),
  dots(3, 2, 0, 1, 3.9, 'var(--d)'),
  dots(3, 4, 2, 2, 4.3, 'var(--b)'),
  dots(2, 3, 1, 1, 2.7, 'var(--b)'),
  dots(5, 2, 3, 1, 4.4, 'var(--d)'),
  dots(1, 1, 0, 0, 1.2, 'var(--b)'),
].join()}`;
const quarters = `background: ${QUARTERS.join()}`;
const arcs = `background: radial-gradient(circle at 0 100%, ${edge('22cqmax', 'var(--e)', 'var(--c)')}, ${edge('42cqmax', 'var(--c)', 'var(--b)')}, ${edge('60cqmax', 'var(--b)', 'var(--d)')}, ${edge('78cqmax', 'var(--d)', 'var(--a)')})`;
const drawnRings = `background: ${disc('calc(50% + var(--x)) 62%', '8cqmin', 'var(--c)')},${rings('calc(50% - var(--x)) 44%')},${rings('105% 110%')},linear-gradient(var(--b) 0 0)`;
const stairs = `background: ${disc('20% 76%', '16cqmin', 'var(--b)')},${[0, 1, 2, 3, 4, 5].map((step) => rectangle(step === 3 ? 'var(--b)' : 'var(--c)', '100%', `${6 + step * 15}cqb`, `${100 - step * 15}%`, '7.5cqb')).join()}`;
const sun = `background: ${lines(50, 'var(--a)')},${discs('calc(50% + var(--x) / 2) 48%', [34, 'var(--b)'])}`;
const waveform = `background: linear-gradient(90deg, var(--b) calc(45% + var(--x)), var(--e) 0); mask: ${bars(1, 0, 14)},${bars(2, 1, 34)},${bars(3, 0, 52)},${bars(5, 2, 70)},${bars(7, 3, 84)},${bars(11, 5, 40)}`;

/** Horizontal strands through a chequered mask. */
export const WEAVE = `background: repeating-linear-gradient(var(--e) 0 .7cqb, var(--c) 0 3.57cqb); mask: conic-gradient(var(--a) 25%, transparent 0 50%, var(--a) 0 75%, transparent 0) 0 0/20cqi 28.57cqb`;
/** The upright strands of the weave, below its mask. */
export const WEAVE_GROUND = 'repeating-linear-gradient(90deg, var(--e) 0 .5%, var(--b) 0 2.5%)';

/** The declarations of each composition. */
export const COMPOSITIONS = {
  projects: [
    letter,
    drawnDots,
    // A tape player.
    `background: ${rectangle('var(--b)', '0', '78cqb', '100%', '23cqb')},${reel(29, 30)},${reel(75, 19)}`,
    quarters,
    WEAVE,
    waveform,
    arcs,
  ],
  tracks: [
    // A record on stripes.
    `background: ${discs('50% 50%', [9, 'var(--c)'], [33, 'var(--e)'])},repeating-linear-gradient(135deg, var(--b) 0 5cqmin, var(--d) calc(5cqmin + 1px) 10cqmin)`,
    drawnRings,
    letter,
    arcs,
    drawnDots,
    stairs,
    sun,
  ],
  posts: [
    letter,
    // A sun behind the lines of the sea.
    `background: ${lines(58, 'var(--a)')},${rectangle('var(--a)', '0', '95cqb', '100%', '6cqb')},${discs('50% 96cqb', [26, 'var(--c)'], [46, 'var(--b)'], [66, 'var(--d)'])}`,
    quarters,
    // A sun over hills.
    `background: ${hill(20, 75, 36, 'var(--e)')},${hill(85, 90, 50, 'var(--d)')},${disc('calc(58% + var(--x)) 36%', '20cqmin', 'var(--c)')},linear-gradient(var(--b) 0 0)`,
    drawnRings,
    // The phases of a moon.
    `background: ${moon(19, 5)},${moon(50, 7)},${moon(81, 30)}`,
    waveform,
  ],
} as const satisfies Record<CoverKind, { length: (typeof COVER_COUNTS)['composition'] }>;
