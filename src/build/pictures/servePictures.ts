import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createMiddleware } from '../requests.ts';
import { CACHE, encodeVariants, findMissing, listVariants } from './encodeVariants.ts';
import { findSource, measurePicture } from './measurePicture.ts';

const VARIANT = /^\/assets\/(?<id>[\da-f]{12})-\d+\.(?<format>avif|webp)$/;

/** A variant of a picture, encoded on first request; `undefined` until a page shows the picture. */
async function readVariant(name: string, id: string, cache: string): Promise<Buffer | undefined> {
  const source = findSource(id);
  if (source === undefined) return undefined;
  const picture = await measurePicture(source, cache);
  const variant = listVariants(picture).find(({ file }) => file === name);
  // The picture has changed since the page was shown.
  if (!variant) return undefined;
  const missing = findMissing([variant], cache);
  if (missing.length > 0) await encodeVariants({ source, missing, cache });
  return readFile(join(cache, name));
}

/** Serves the variants of pictures in the dev server. */
export const servePictures = (): Plugin => ({
  name: 'pictures',

  configureServer({ middlewares, config }) {
    const serveFile = createMiddleware(async (path) => {
      const { id, format } = VARIANT.exec(path)?.groups ?? {};
      const body = id && (await readVariant(path.slice(1), id, join(config.root, CACHE)));
      return body ? { type: `image/${format}`, body } : undefined;
    });
    middlewares.use(config.base, serveFile);
  },
});
