import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { color, cover } from '../styles/tokens.ts';
import { escapeHtml } from './escape.ts';

/** In pixels, as social networks show a large card. */
export const SOCIAL_PICTURE = { width: 1200, height: 630 };

const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** The name in the font file. The comma keeps Pango from reading the last words as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,';
const CACHE = 'node_modules/.social-picture';

const MARGIN = 90;
const MAX_TITLE = 140;

/** The characters of Latin titles. Other scripts fall back to the fonts of the build machine. */
const LATIN =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’“”•…€';

/** Writes the display font as TrueType, which the text engine needs. Returns the path. */
async function fontFile(): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT));
  const file = join(CACHE, 'display.ttf');
  await mkdir(CACHE, { recursive: true });
  const options = { targetFormat: 'truetype', variationAxes: { wght: 740 } } as const;
  await writeFile(file, await subsetFont(font, LATIN, options));
  return file;
}

/** Renders text to pixels; long lines wrap. */
function renderText(text: string, tone: string, size: number, fontfile: string) {
  const markup = `<span foreground="${tone}">${escapeHtml(text)}</span>`;
  const width = SOCIAL_PICTURE.width - 2 * MARGIN;
  return sharp({
    // The font size is fixed at 12 points, so the resolution sets it.
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

/** Returns a copy of the ground with text on it; rows below the edge are cut. Takes a third of the time of sharp's `composite`. */
function blend({ data, info }: Pixels, ground: Buffer, top: number): Buffer {
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

/** The picture without its title: a gradient, a line in the accent colour, and the subtitle at the foot. */
async function renderGround(subtitle: string, font: string): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="light" cx="1" cy="0" r="1">
      <stop offset="0" stop-color="${cover.wine}"/><stop offset="1" stop-color="${color.ground}"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect x="${MARGIN}" y="${MARGIN}" width="96" height="6" fill="${color.accent}"/>
  </svg>`;
  const ground = await sharp(Buffer.from(light)).removeAlpha().raw().toBuffer();
  const text = await renderText(subtitle, color.muted, 30, font);
  return blend(text, ground, height - MARGIN - text.info.height);
}

/** Shared by all pictures, made once. */
let font: Promise<string> | undefined;
const grounds = new Map<string, Promise<Buffer>>();

/** The picture of a social card, as a JPEG: a title, cut after 140 characters, and a subtitle. */
export async function socialPicture({ title, subtitle }: { title: string; subtitle: string }) {
  const file = await (font ??= fontFile());
  const ground = grounds.get(subtitle) ?? renderGround(subtitle, file);
  grounds.set(subtitle, ground);
  const cut = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const size = cut.length < 30 ? 96 : cut.length < 70 ? 76 : 56;
  // The text engine refuses text without a visible character.
  const text = await renderText(cut, color.text, size, file).catch(() => undefined);
  const picture = text ? blend(text, await ground, MARGIN + 54) : await ground;
  return sharp(picture, { raw: { ...SOCIAL_PICTURE, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
