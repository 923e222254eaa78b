import sharp from 'sharp';
import type { Owner } from '../../../content/types';
import { getDirection } from '../../../content/words/language.ts';
import { recolor } from '../../../styles/accent.ts';
import { tones } from '../../../styles/tones.ts';
import { drawText } from './drawText.ts';

/** The gap before the dot and its diameter, as shares of the height of the letters. */
const GAP = 0.22;
const DOT = 0.5;
/** In pixels: larger than in any picture, so that the letters are only scaled down. */
const SIZE = 320;

export type Mark = Pick<Owner, 'brandMark' | 'accent' | 'language'>;

/** Whether a picture starts at the right, as the pages of that language. */
export const isMirrored = ({ language = 'en' }: Mark) => getDirection(language) === 'rtl';

/** The mark of the navigation bar, letters and a dot, as a transparent PNG that fits the box in pixels. */
export async function drawBrandMark(
  mark: Mark,
  box: { width: number; height: number },
): Promise<Buffer> {
  const letters = await drawText(mark.brandMark, { color: tones.night.text, size: SIZE });
  const height = letters?.height ?? SIZE;
  const besideDot = letters ? letters.width + Math.round(height * GAP) : 0;
  const radius = Math.round((height * DOT) / 2);
  const width = besideDot + 2 * radius;
  const dot = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <circle cx="${width - radius}" cy="50%" r="${radius}" fill="${recolor(tones.night.fill, mark.accent)}"/>
  </svg>`;
  const mirrored = isMirrored(mark);
  const drawn = sharp(Buffer.from(dot))
    .flop(mirrored)
    .composite(
      letters ? [{ input: letters.image, left: mirrored ? width - letters.width : 0, top: 0 }] : [],
    );
  // In two steps, because sharp resizes before it composites.
  return sharp(await drawn.png().toBuffer())
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
}

/** The mark's largest share of an icon's side. Systems crop maskable icons to a circle of 0.8. */
const WIDTH = 0.72;
const HEIGHT = 0.34;

/** The icon of the site as a PNG: the brand mark on the page background. `side` is in pixels. */
export async function drawIcon(mark: Mark, side: number): Promise<Buffer> {
  const input = await drawBrandMark(mark, {
    width: Math.round(side * WIDTH),
    height: Math.round(side * HEIGHT),
  });
  return sharp({
    create: { width: side, height: side, channels: 3, background: tones.night.ground },
  })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}
