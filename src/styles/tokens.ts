// The design tokens: every colour, and the scales of sizes and spaces. `NO_SIDE_EFFECTS` lets the bundler drop the colours
// that visitors' scripts do not use.

/**
 * The hue of the one accent, in degrees: every red is a shade of it. `accent.ts` replaces the shades by those of the accent
 * in `owner.ts`.
 */
const ACCENT_HUE = 357;

/** All but the hue in percent. */
/* @__NO_SIDE_EFFECTS__ */
export const formatHsl = (...[hue, saturation, lightness, opacity]: (string | number)[]) =>
  `hsl(${hue} ${saturation}% ${lightness}% / ${opacity}%)`;

/** A shade of the accent, `shift` degrees from its hue: light shades are warmer, dark ones cooler. Others are percent. */
/* @__NO_SIDE_EFFECTS__ */
const shade = (shift: number, saturation: number, lightness: number, opacity = 100) =>
  formatHsl(ACCENT_HUE + shift, saturation, lightness, opacity);

/** A translucent colour. `hex` has six digits, `opacity` is percent. */
/* @__NO_SIDE_EFFECTS__ */
const fade = (hex: string, opacity: number) =>
  hex +
  Math.round(opacity * 2.55)
    .toString(16)
    .padStart(2, '0');

const GROUND = '#0d0909';
const PAPER = shade(20, 70, 88);
const WHITE = '#ffffff';
const BLACK = '#000000';

/**
 * The colours that differ between the dark page, the one red band and the one light band. `globalStyle.ts` sets them for
 * every element with a `data-tone`, as custom properties of the same names.
 */
export const tones = {
  night: {
    ground: GROUND,
    /** The background of a panel. */
    surface: '#1a1313',
    text: '#f7efed',
    /** Secondary text: 4.5:1 on every background (WCAG 1.4.3). */
    muted: '#c0aeab',
    /** The accent as text and lines: 4.5:1 on every background. */
    accent: shade(5.8, 100, 66.1),
    line: '#3a2a2a',
    /** The border of a control: 3:1 on every background (WCAG 1.4.11). */
    control: '#8a7271',
    /** The background of a control under the pointer. */
    raised: '#261b1b',
    /** The surface of the primary action, and the text on it: 4.5:1. */
    fill: shade(0.3, 71.7, 48.4),
    'fill-hover': shade(0.6, 74.1, 53.1),
    'on-fill': WHITE,
    /** The light behind the hero and the contact form, and on pages with a column alone. */
    'glow-top': shade(0, 78.6, 32.9, 42),
    'glow-foot': shade(-5.4, 81.1, 20.8, 45),
    'glow-page': shade(0, 78.6, 32.9, 38),
  },
  red: {
    ground: shade(-0.1, 80.5, 42.2),
    surface: shade(-0.2, 83.3, 35.3),
    text: '#fff6f0',
    muted: PAPER,
    accent: WHITE,
    line: shade(1.6, 64.6, 61.2),
    control: PAPER,
    raised: shade(-0.2, 83.3, 35.3),
    fill: PAPER,
    'fill-hover': WHITE,
    'on-fill': '#1c0c10',
  },
  cream: {
    ground: PAPER,
    surface: shade(21.6, 78.4, 92.7),
    text: '#1c0c10',
    muted: '#5f4240',
    accent: shade(-2.4, 80.1, 35.5),
    line: shade(17.3, 27.3, 69.8),
    control: '#7d5e5b',
    raised: shade(18.8, 60.9, 82.9),
    fill: '#1c0c10',
    'fill-hover': shade(-7.9, 37.1, 17.5),
    'on-fill': WHITE,
  },
} as const;

export type Tone = keyof typeof tones;

export const color = {
  ground: GROUND,
  surface: 'var(--surface)',
  text: 'var(--text)',
  muted: 'var(--muted)',
  accent: 'var(--accent)',
  line: 'var(--line)',
  control: 'var(--control)',
  raised: 'var(--raised)',
  accentFill: 'var(--fill)',
  accentFillHover: 'var(--fill-hover)',
  onAccent: 'var(--on-fill)',
  success: '#7fd8a4',
  /** Numbers and names in code: 4.5:1 on a card. */
  warm: '#f2b880',
  printText: BLACK,
} as const;

export const light = {
  heroTop: 'var(--glow-top)',
  heroFoot: 'var(--glow-foot)',
  centredPage: 'var(--glow-page)',
  circleLit: shade(0, 76, 46),
  circleShade: shade(-1, 78, 34),
  /** Circles before the name, and the letters that they cover: 4.8:1. */
  signal: shade(2, 84, 56),
  onSignal: '#0d0303',
} as const;

/** Translucent layers between a text and its background. */
export const veil = {
  navBar: fade(GROUND, 90),
  page: fade(BLACK, 72),
} as const;

/** The colours of drawn covers (`drawnCover.ts`), from light to dark. */
export const cover = {
  paper: PAPER,
  coral: shade(8, 88, 64),
  red: shade(0, 76, 46),
  wine: shade(-8, 66, 25),
  plum: shade(-20, 46, 15),
  night: shade(-14, 40, 7),
  /** The grooves of a record where the light falls. */
  groove: shade(20, 70, 88, 85),
  /** In a mask: how much of them shows elsewhere. */
  dimmed: fade(BLACK, 22),
} as const;

export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  band: 'clamp(4rem, 8.5vw, 9rem)',
  gutter: 'clamp(min(1.25rem, 6vw), 4.45vw, 6rem)',
} as const;

export const font = {
  display:
    "'Bricolage Grotesque Variable', 'Display Arial', 'Display Roboto', 'Display DejaVu', system-ui, sans-serif",
  body: "'Instrument Sans Variable', 'Body Arial', 'Body Roboto', 'Body DejaVu', system-ui, sans-serif",
} as const;

export const fontSize = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: '1.0625rem',
  lg: '1.25rem',
  /** The titles of cards in rows of three. */
  card: 'clamp(1.25rem, 1.15rem + 0.35vw, 1.4375rem)',
  xl: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  /** The titles and the numbers of tracks. */
  row: 'clamp(1.375rem, 0.7rem + 1.6vw, 2.25rem)',
  number: 'clamp(3rem, 5.4vw, 5rem)',
  lead: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem)',
  /** A heading on two lines beside something else. */
  display: 'clamp(2.75rem, 0.75rem + 7.6vw, 9rem)',
  title: 'clamp(min(2.75rem, 19vw), 1.25rem + 5.2vw, 9rem)',
  /** A heading of twenty letters on the full width. */
  measure: 'clamp(min(3.25rem, 19vw), 0.25rem + 9.75vw, 12.5rem)',
} as const;

export const radius = { card: '0.25rem', control: '0.1875rem' } as const;

export const width = { page: '120rem', text: '38rem' } as const;

/** The height of the fixed bar, below which anchors stop, set by the global style sheet. */
export const barHeight = 'var(--bar)';

/**
 * The two springs of all interactions, in react-spring units: `quick` overshoots, for touched elements; `gentle` does
 * not, for elements that appear, slide or fill.
 */
export const springs = {
  quick: { tension: 420, friction: 24 },
  gentle: { tension: 210, friction: 29 },
} as const;

/** The same springs as the duration and easing of a CSS transition, set by the global style sheet. */
export const quick = 'var(--quick)';
export const gentle = 'var(--gentle)';
