import Color, { type ColorInstance } from 'color';
import { formatHsl, tones } from './tones.ts';

const { surface, fill, 'on-fill': onFill } = tones.night;

/** Whether text on `accent` has a contrast of 4.5, and its shapes on the page have 3 (WCAG 1.4.3 and 1.4.11). */
export function hasEnoughContrast(accent: string): boolean {
  const color = Color(accent);
  return color.contrast(Color(onFill)) >= 4.5 && color.contrast(Color(surface)) >= 3;
}

/** The colour of the same hue and the nearest lightness that has enough contrast; `accent` itself if there is none. */
export function findNearest(accent: string): string {
  const color = Color(accent);
  const lightness = color.lightness();
  for (let step = 0; step < 100; step += 0.1) {
    const found = [lightness - step, lightness + step]
      .map((tried) => color.lightness(tried).hex().toLowerCase())
      .find(hasEnoughContrast);
    if (found !== undefined) return found;
  }
  return accent;
}

/** The relative luminance (WCAG 2) on the screen, which rounds channels. */
const getLuminance = (color: ColorInstance) => color.rgb().round().luminosity();

/** A shade as `tones.ts` writes it. */
const SHADE = /(hsl\([\d.]+ [\d.]+% [\d.]+%)( \/ [\d.]+%)?\)/g;

/**
 * Replaces the accent in a style or a drawing: each shade keeps its luminance, and so its contrast, and its distance from
 * the hue of the accent. The fill becomes the accent itself.
 */
export function recolor(text: string, accent: string | undefined): string {
  if (accent === undefined) return text;
  const [own, red] = [Color(accent), Color(fill)];
  return text.replace(SHADE, (shade, opaque: string, alpha?: string) => {
    if (shade === fill) return accent;
    const old = Color(`${opaque})`);
    const moved = old
      .rotate(own.hue() - red.hue())
      .saturationl((old.saturationl() * own.saturationl()) / red.saturationl());
    const target = getLuminance(old);
    let [low, high] = [0, 100];
    while (high - low > 0.05) {
      const middle = (low + high) / 2;
      if (getLuminance(moved.lightness(middle)) < target) low = middle;
      else high = middle;
    }
    const parts = [moved.hue(), moved.saturationl(), high].map((part) => part.toFixed(1));
    return formatHsl(...parts, alpha ?? '');
  });
}
