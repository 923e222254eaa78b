import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** `font.woff2?wght=740&subset` or `?wght=400-600&subset`: the weights to keep. */
const REQUEST = /^(?<file>.*\.woff2)\?wght=(?<from>\d+)(?:-(?<to>\d+))?&subset$/;

/** What English text is set in; `src/styles/fonts.ts` says so to the browser as a `unicode-range`. */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const PUNCTUATION = '\u00a0©·×–—‘’“”•…';
const SIGNS = ASCII.join('') + PUNCTUATION;

const CACHE = 'node_modules/.subset-fonts';

/**
 * Imports of `*.woff2?wght=…&subset` give the address of a font with fewer signs and weights than its file: what the
 * first screenful is set in is paid by every visitor.
 */
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
      const wght = to ? { min: Number(from), max: Number(to) } : Number(from);
      const font = await subsetFont(await readFile(file), SIGNS, {
        targetFormat: 'woff2',
        // The site sets no small capitals or old-style figures; alternates weigh a sixth of the font. Kerning stays in
        // what is set large: for a range of weights it is half of the font, and a round trip before the text is set.
        keepFeatures: to ? [] : ['kern'],
        variationAxes: { wght },
      });
      const subset = join(
        this.environment.config.root,
        CACHE,
        `${basename(file, '.woff2')}-${from}.woff2`,
      );
      await mkdir(join(this.environment.config.root, CACHE), { recursive: true });
      await writeFile(subset, font);
      return `export { default } from ${JSON.stringify(`${subset}?url`)};`;
    },
  };
}
