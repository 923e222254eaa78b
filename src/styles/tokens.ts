import { GROUND, PAPER, shade } from './tones.ts';

// The design tokens: every colour besides those of the tones, and the scales of sizes and spaces.

const BLACK = '#000000';
const RED = shade(0, 76, 46);

export const color = {
  /** The ground of the page, in every tone. */
  pageGround: GROUND,
  ground: 'var(--ground)',
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
  /** Red, whatever the accent: 4.5:1 on every dark background. */
  error: '#ff5a52',
  /** Numbers and names in code: 4.5:1 on a card. */
  warm: '#f2b880',
  printText: BLACK,
} as const;

export const light = {
  heroTop: 'var(--glow-top)',
  heroFoot: 'var(--glow-foot)',
  centredPage: 'var(--glow-page)',
  circleLit: RED,
  circleShade: shade(-1, 78, 34),
  /** Circles in front of the name, and the letters under them: 4.9:1. */
  signal: shade(2, 84, 56),
  onSignal: '#0d0303',
} as const;

/** Translucent layers between a text and its background: 90 and 88 percent. */
export const veil = { navBar: `${GROUND}e5`, page: `${BLACK}e0` } as const;

/** The colours of drawn covers (`drawnCover.ts`), from light to dark. */
export const cover = {
  paper: PAPER,
  coral: shade(8, 88, 64),
  red: RED,
  wine: shade(-8, 66, 25),
  plum: shade(-20, 46, 15),
  night: shade(-14, 40, 7),
  /** The grooves of a record where the light falls. */
  groove: shade(20, 70, 88, 85),
  /** The grooves outside the light, as a colour of a mask: 22 percent show. */
  dimmed: `${BLACK}38`,
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
  /** The space at both edges of the window, set by the global style sheet. */
  gutter: 'var(--gutter)',
} as const;

/** The font families of headings and of text, set by the global style sheet. */
export const font = { display: 'var(--display)', body: 'var(--body)' } as const;

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
  title: 'clamp(min(2.75rem, 14.5vw), min(1.25rem + 5.2vw, 16vw), 9rem)',
  /** A heading of twenty letters on the full width. */
  measure: 'clamp(min(3.25rem, 19vw), 0.25rem + 9.75vw, 12.5rem)',
} as const;

/** How far the first letter of a large title stands inside its box, in em of the display font. */
export const bearing = '0.04em';

export const radius = { card: '0.25rem', control: '0.1875rem' } as const;

export const width = { page: '120rem', text: '38rem' } as const;

/** The height of the fixed bar, below which anchors stop, set by the global style sheet. */
export const barHeight = 'var(--bar)';

/** The `letter-spacing` of the name in the hero, in em. */
export const nameSpacing = -0.045;

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
