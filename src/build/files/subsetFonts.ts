import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { PUNCTUATION } from '../../styles/punctuation.ts';
import { writeFileIn } from '../staging.ts';

/** `font.woff2?wght=740&subset` or `?wght=400-600&subset`: the weights to keep. */
const REQUEST = /^(?<file>.*\.woff2)\?wght=(?<from>\d+)(?:-(?<to>\d+))?&subset$/;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const CHARACTERS = ASCII.join('') + PUNCTUATION;

const OUT_DIR = 'node_modules/.cache/subset-fonts';

/** Cuts the fonts of the first screen, which every visitor downloads, to some characters and weights. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    enforce: 'pre',

    async resolveId(id, importer) {
      const file = REQUEST.exec(id)?.groups?.['file'];
      const resolved = file && (await this.resolve(file, importer, { skipSelf: true }));
      return resolved ? resolved.id + id.slice(file.length) : undefined;
    },

    async load(id) {
      const { file, from, to } = REQUEST.exec(id)?.groups ?? {};
      if (!file || !from) return undefined;
      const weights = to ? `${from}-${to}` : from;
      const wght = to ? { min: Number(from), max: Number(to) } : Number(from);
      const font = await subsetFont(await readFile(file), CHARACTERS, {
        targetFormat: 'woff2',
        // Keeps kerning and tabular figures for a font with one weight (the display font): with more, kerning is half of
        // the file.
        keepFeatures: to ? [] : ['kern', 'tnum'],
        variationAxes: { wght },
      });
      const folder = join(this.environment.config.root, OUT_DIR);
      const name = `${basename(file, '.woff2')}-${weights}.woff2`;
      await writeFileIn(folder, name, font);
      return `export { default } from ${JSON.stringify(`${join(folder, name)}?url`)};`;
    },
  };
}
