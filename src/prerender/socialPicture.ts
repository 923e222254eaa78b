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

/** What lies under every title: the light of the page's bands, and a line of the accent. */
const ground = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SOCIAL_PICTURE.width}" height="${SOCIAL_PICTURE.height}">
      <radialGradient id="light" cx="1" cy="0" r="1">
        <stop offset="0" stop-color="${cover.clear}"/><stop offset="1" stop-color="${color.ground}"/>
      </radialGradient>
      <rect width="100%" height="100%" fill="url(#light)"/>
      <rect x="${MARGIN}" y="${MARGIN}" width="96" height="6" fill="${color.accent}"/>
    </svg>`),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

let parts: Promise<[string, Awaited<ReturnType<typeof ground>>]> | undefined;

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

/** The picture of a social card, as a JPEG: a title, which is cut after 140 signs, and a line below it. */
export async function socialPicture({ title, subtitle }: { title: string; subtitle: string }) {
  parts ??= Promise.all([fontFile(), ground()]);
  const [font, { data, info }] = await parts;
  const cut = title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE)}…` : title;
  const large = await drawText(
    cut,
    color.text,
    cut.length < 30 ? 96 : cut.length < 70 ? 76 : 56,
    font,
  );
  const small = await drawText(subtitle, color.muted, 30, font);
  const bottom = SOCIAL_PICTURE.height - MARGIN - small.info.height;
  return sharp(data, { raw: info })
    .composite([
      { input: large.data, raw: large.info, left: MARGIN, top: MARGIN + 54 },
      { input: small.data, raw: small.info, left: MARGIN, top: bottom },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
}
