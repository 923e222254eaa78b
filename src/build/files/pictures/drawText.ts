import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { escapeHtml } from '../../prerender/html/escape.ts';

const FONT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
/** The name in the font file. The comma keeps Pango from reading the last words as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,';
const OUT_DIR = 'node_modules/.social-picture';

/** The characters of Latin titles. Other scripts fall back to the fonts of the build machine. */
const LATIN =
  Array.from({ length: 0x180 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '–—‘’“”•…€';

/** Writes the display font as TrueType, which the text engine needs. Returns the path. */
async function writeFont(): Promise<string> {
  const font = await readFile(createRequire(import.meta.url).resolve(FONT));
  const file = join(OUT_DIR, 'display.ttf');
  await mkdir(OUT_DIR, { recursive: true });
  const options = { targetFormat: 'truetype', variationAxes: { wght: 740 } } as const;
  await writeFile(file, await subsetFont(font, LATIN, options));
  return file;
}

/** Written once, for all pictures. */
let font: Promise<string> | undefined;

interface TextStyle {
  /** Hexadecimal: the text engine supports no other format. */
  color: string;
  /** In pixels, like `width`, at which lines wrap. */
  size: number;
  width?: number;
}

/** Draws text in the display font as a PNG without a margin. The text needs a visible character. */
export async function drawText(text: string, { color, size, width }: TextStyle) {
  const fontfile = await (font ??= writeFont());
  const drawing = sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: FAMILY,
      fontfile,
      ...(width && { width }),
      // The font size is fixed at 12 points, so the resolution sets it.
      dpi: size * 6,
      rgba: true,
      wrap: 'word-char',
    },
  });
  const { data, info } = await drawing.png().toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}
