/** The one look of the site. Sections and parts take every colour, size and time from here. */

export const color = {
  /** The page. */
  ground: '#0d0909',
  /** A band that stands out from the page. */
  band: '#130d0d',
  /** A card, a field. */
  surface: '#1a1313',
  /** What lies on a card. */
  raised: '#261b1b',
  line: '#3a2a2a',
  /** The border of a control: 3:1 on every ground (WCAG 1.4.11). */
  control: '#8a7271',
  text: '#f7efed',
  /** Second to text: 4.5:1 on every ground (WCAG 1.4.3). */
  muted: '#c0aeab',
  /** The one accent, as text and lines on dark: 4.5:1 on every ground. */
  accent: '#ff5a52',
  /** The accent as a surface under white text: 4.5:1. */
  accentFill: '#d4232b',
  accentFillHover: '#e02f36',
  onAccent: '#ffffff',
  good: '#7fd8a4',
  /** Numbers and names in code: 4.5:1 on a card. */
  warm: '#f2b880',
} as const;

/** Steps of the spacing scale, in rem. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  /** Between the bands of the page. */
  band: 'clamp(3.5rem, 8vw, 6.5rem)',
  /** At the sides of the page. */
  gutter: 'clamp(min(1.25rem, 6vw), 5vw, 4rem)',
  /** Around what lies on a wide card; letters twice as large take no room from themselves. */
  inset: 'min(2rem, 9vw)',
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
  xl: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  title: 'clamp(2.25rem, 1.6rem + 3vw, 4rem)',
  hero: 'clamp(3.25rem, 1rem + 11vw, 15rem)',
} as const;

export const radius = { card: '1.125rem', control: '0.75rem', pill: '999px' } as const;

export const shadow = '0 1.5rem 3rem -1.25rem rgb(0 0 0 / 70%)';

export const width = { page: '78rem', text: '38rem' } as const;

/** Height of the fixed bar: anchors stop below it. */
export const barHeight = '4.5rem';

/** From these widths on there is room for the next layout. */
export const from = {
  tablet: '@media (min-width: 44rem)',
  laptop: '@media (min-width: 64rem)',
} as const;

export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
