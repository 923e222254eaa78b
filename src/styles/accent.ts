import { formatHsl, tones } from './tones.ts';

/** Red, green and blue, from 0 to 255. */
type Channels = readonly number[];
/** The hue in degrees, the saturation and the lightness in percent. */
type Hsl = readonly number[];

function toChannels([hue = 0, saturation = 0, lightness = 0]: Hsl): Channels {
  const share = lightness / 100;
  const spread = (saturation / 100) * Math.min(share, 1 - share);
  const channel = (offset: number) => {
    const sector = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    return Math.round(255 * (share - spread * Math.max(-1, Math.min(sector - 3, 9 - sector, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

const parseHex = (hex: string) =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

const formatHex = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function toHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = parseHex(hex).map((channel) => channel / 255);
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const range = high - low;
  const lightness = (low + high) / 2;
  const sectors = [(green - blue) / range, (blue - red) / range + 2, (red - green) / range + 4];
  const hue = range === 0 ? 0 : 60 * (sectors[[red, green, blue].indexOf(high)] ?? 0);
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  return [hue, saturation * 100, lightness * 100];
}

/** The relative luminance (WCAG 2). */
export function getLuminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [high = 0, low = 0] = [one, other]
    .map((hex) => getLuminance(parseHex(hex)))
    .sort((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

const { surface, fill, 'on-fill': onFill } = tones.night;

/** Whether text on `accent` has a contrast of 4.5, and its shapes on the page have 3 (WCAG 1.4.3 and 1.4.11). */
export const hasEnoughContrast = (accent: string) =>
  getContrast(accent, onFill) >= 4.5 && getContrast(accent, surface) >= 3;

/** The colour of the same hue and the nearest lightness that has enough contrast; `accent` itself if there is none. */
export function findNearest(accent: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = toHsl(accent);
  for (let step = 0; step < 100; step += 0.1) {
    const tried = [lightness - step, lightness + step].map((each) =>
      formatHex(toChannels([hue, saturation, Math.max(0, Math.min(100, each))])),
    );
    const found = tried.find(hasEnoughContrast);
    if (found !== undefined) return found;
  }
  return accent;
}

/** A shade as `tones.ts` writes it. */
const SHADE = /hsl\(([\d.]+) ([\d.]+)% ([\d.]+)%( \/ [\d.]+%)?\)/g;

const parseShade = (shade: string) =>
  Array.from(shade.matchAll(/[\d.]+/g), ([number]) => Number(number));

/**
 * Replaces the accent in a style or a drawing: each shade keeps its luminance, and so its contrast, and its distance from
 * the hue of the accent. The fill becomes the accent itself.
 */
export function recolor(text: string, accent: string | undefined): string {
  if (accent === undefined) return text;
  const [ownHue = 0, ownSaturation = 0] = toHsl(accent);
  const [hue = 0, saturation = 0] = parseShade(fill);
  return text.replace(SHADE, (shade, _hue, _saturation, _lightness, alpha?: string) => {
    if (shade === fill) return accent;
    const old = parseShade(shade);
    const [oldHue = 0, oldSaturation = 0] = old;
    const target = getLuminance(toChannels(old));
    const newHue = ownHue + oldHue - hue;
    const newSaturation = Math.min(100, (oldSaturation * ownSaturation) / saturation);
    let [low, high] = [0, 100];
    while (high - low > 0.05) {
      const middle = (low + high) / 2;
      if (getLuminance(toChannels([newHue, newSaturation, middle])) < target) low = middle;
      else high = middle;
    }
    return formatHsl(newHue.toFixed(1), newSaturation.toFixed(1), high.toFixed(1), alpha ?? '');
  });
}
