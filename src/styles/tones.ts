// `NO_SIDE_EFFECTS` lets the bundler drop the colours that visitors' scripts do not use.

/**
 * The hue of the one accent, in degrees: every red is a shade of it. `accent.ts` replaces the shades with those of the accent
 * in `owner.ts`.
 */
const ACCENT_HUE = 357;

/** All but the hue in percent; `alpha` is empty, or begins with ` / `. */
/* @__NO_SIDE_EFFECTS__ */
export const formatHsl = (...[hue, saturation, lightness, alpha = '']: (string | number)[]) =>
  `hsl(${hue} ${saturation}% ${lightness}%${alpha})`;

/**
 * A shade of the accent, `shift` degrees from its hue: light shades are warmer, dark ones cooler. The other parameters are
 * in percent.
 */
/* @__NO_SIDE_EFFECTS__ */
export const shade = (shift: number, saturation: number, lightness: number, opacity?: number) =>
  formatHsl(ACCENT_HUE + shift, saturation, lightness, opacity ? ` / ${opacity}%` : '');

export const GROUND = '#0d0909';
export const PAPER = shade(20, 70, 88);
const WHITE = '#ffffff';

/**
 * The colours that differ between the dark, red and light parts of the site. `globalStyle.ts` sets them for every element
 * with a `data-tone`, as custom properties of the same names.
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
