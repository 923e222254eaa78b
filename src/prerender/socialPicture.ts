import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { color, cover } from '../styles/tokens.ts';
import { attribute } from './escape.ts';

/** In pixels, as social networks show a large card. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** Its name in the file; the comma keeps its last words from being read as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,';
const CACHE = 'node_modules/.social-picture';

const MARGIN = 90;
const MAX_TITLE = 140;

/** All that Latin titles are set in. Other scripts fall back to the fonts of the machine that builds. */
const LATIN =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’“”•…€';

/** The display face as a file that the text engine reads. */
async function fontFile(): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT));
  const file = join(CACHE, 'display.ttf');
  await mkdir(CACHE, { recursive: true });
  const options = { targetFormat: 'truetype', variationAxes: { wght: 740 } } as const;
  await writeFile(file, await subsetFont(font, LATIN, options));
  return file;
}

/** Text as pixels; what is too long for the width wraps. */
function drawText(text: string, tone: string, size: number, fontfile: string) {
  const markup = `<span foreground="${tone}">${attribute(text)}</span>`;
  const width = SOCIAL_PICTURE.width - 2 * MARGIN;
  return sharp({
    // Twelve points by default: the resolution sets the size.
    text: {
      text: markup,
      font: FAMILY,
      fontfile,
      width,
      dpi: size * 6,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

/** Lays text over the ground, which stays as it is; rows below the foot are cut. A third of the time of `composite`. */
function lay({ data, info }: Pixels, ground: Buffer, top: number): Buffer {
  const picture = Buffer.from(ground);
  const rows = Math.min(info.height, SOCIAL_PICTURE.height - top);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const from = (y * info.width + x) * 4;
      const opacity = (data[from + 3] ?? 0) / 255;
      if (opacity === 0) continue;
      const to = ((top + y) * SOCIAL_PICTURE.width + MARGIN + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = picture[to + channel] ?? 0;
        picture[to + channel] = below + ((data[from + channel] ?? 0) - below) * opacity;
      }
    }
  }
  return picture;
}

/** What lies under a title: the light of the page's bands, a line of the accent, and the words at the foot. */
async function drawGround(subtitle: string, font: string): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light" cx="1" cy="0" r="1">
      <stop offset="0" stop-color="${cover.wine}"/><stop offset="1" stop-color="${color.ground}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect x="${MARGIN}" y="${MARGIN}" width="96" height="6" fill="${color.accent}"/>
  </svg>`;
  const ground = await sharp(Buffer.from(light)).removeAlpha().raw().toBuffer();
  const text = await drawText(subtitle, color.muted, 30, font);
  return lay(text, ground, height - MARGIN - text.info.height);
}

/** What the pictures share, drawn once. */
let font: Promise<string> | undefined;
const grounds = new Map<string, Promise<Buffer>>();

/** The picture of a social card, as a JPEG: a title, which is cut after 140 signs, and a line below it. */
export async function socialPicture({ title, subtitle }: { title: string; subtitle: string }) {
  const file = await (font ??= fontFile());
  const ground = grounds.get(subtitle) ?? drawGround(subtitle, file);
  grounds.set(subtitle, ground);
  const cut = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const size = cut.length < 30 ? 96 : cut.length < 70 ? 76 : 56;
  // A text in which nothing is to be seen is refused.
  const text = await drawText(cut, color.text, size, file).catch(() => undefined);
  const picture = text ? lay(text, await ground, MARGIN + 54) : await ground;
  return sharp(picture, { raw: { ...SOCIAL_PICTURE, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
