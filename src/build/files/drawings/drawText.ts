import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { escapeHtml } from '../../prerender/html/escape.ts';
import { writeFileIn } from '../../staging.ts';

/** The files of the display font, each with other letters. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese'];
/** The name in the font files. The comma keeps Pango from reading the last words as a weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold,';
const OUT_DIR = 'node_modules/.cache/social-picture';

const listCharacters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
const LETTERS = [
  ...listCharacters(0x20, 0x24f),
  ...listCharacters(0x1e00, 0x1eff),
  ...Array.from('–—‘’“”•…€'),
];

const draw = (text: string, dpi: number, options: { fontfile?: string; width?: number } = {}) =>
  sharp({ text: { text, font: FAMILY, dpi, rgba: true, wrap: 'word-char', ...options } })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Registers the font as TrueType, which the text engine needs: all files first, because text ignores later ones. */
async function registerFont() {
  const { resolve } = createRequire(import.meta.url);
  for (const subset of SUBSETS) {
    const name = `bricolage-grotesque-${subset}-wght-normal.woff2`;
    const font = await readFile(resolve(`@fontsource-variable/bricolage-grotesque/files/${name}`));
    const options = { targetFormat: 'truetype', variationAxes: { wght: 740 } } as const;
    const file = `${subset}.ttf`;
    await writeFileIn(OUT_DIR, file, await subsetFont(font, LETTERS.join(''), options));
    await draw('a', 72, { fontfile: join(OUT_DIR, file) });
  }
}

/** Registered once, for all pictures. */
let registered: Promise<void> | undefined;

const BLANK = /^[\p{Cf}\p{M}\s]*$/u;

/** Whether this machine has a font for a character of another script. Without one it is a box of known size. */
async function hasFont(character: string): Promise<boolean> {
  if (BLANK.test(character)) return true;
  // No font has these. A box contains the number of its character, which is longer above U+FFFF.
  const boxed = character.length > 1 ? '\u{10fffd}' : '\u0378';
  // The text engine rejects characters without a mark, such as control characters.
  const own = await draw(character, 600).catch(() => undefined);
  if (!own) return false;
  const box = await draw(boxed, 600);
  return own.info.width !== box.info.width || own.info.height !== box.info.height;
}

/** The letters without a font on this machine, which all pictures of this process lack. */
export const undrawnLetters = new Set<string>();

/** Drops characters without a font, such as emoji, which would be drawn as boxes. */
async function dropBoxes(text: string): Promise<string> {
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    const others = Array.from(segment).filter((character) => !LETTERS.includes(character));
    if ((await Promise.all(others.map(hasFont))).every(Boolean)) kept.push(segment);
    else if (/\p{L}/u.test(segment)) undrawnLetters.add(segment);
  }
  return kept.join('').trim();
}

interface TextStyle {
  /** Hexadecimal: the text engine supports no other format. */
  color: string;
  /** In pixels, like `width`, at which lines wrap. */
  size: number;
  width?: number;
}

/** Draws text in the display font as a PNG without a margin; `undefined` if no character has a font. */
export async function drawText(text: string, { color, size, width }: TextStyle) {
  await (registered ??= registerFont());
  const drawn = await dropBoxes(text);
  if (BLANK.test(drawn)) return undefined;
  const markup = `<span foreground="${color}">${escapeHtml(drawn)}</span>`;
  // The font size is fixed at 12 points, so the resolution sets it.
  const { data, info } = await draw(markup, size * 6, width === undefined ? {} : { width });
  return { image: data, width: info.width, height: info.height };
}
