import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import { type BuiltPicture, getPictureFile } from '../../content/images.ts';
import { getWidths } from '../../content/picturePlaces.ts';
import { writeFileIn } from '../staging.ts';
import { openPicture } from './openPicture.ts';

/** Keeps encoded pictures between builds, relative to the root of the project. */
export const CACHE = 'node_modules/.cache/pictures';

export const FORMATS: { avif: AvifOptions; webp: WebpOptions } = {
  // A higher effort takes five times as long for the same size.
  avif: { quality: 50, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 72 },
};

/** The files that the build encodes from a picture, below the base URL; none if it is deployed unchanged. */
export const listVariants = ({ id, width: largest }: BuiltPicture) =>
  id === undefined
    ? []
    : getWidths(largest).flatMap((width) =>
        (['avif', 'webp'] as const).map((format) => ({
          file: getPictureFile(id, width, format),
          width,
          format,
        })),
      );

type Variant = ReturnType<typeof listVariants>[number];

/** A picture, and its variants that the cache lacks. */
export interface EncodingTask {
  source: string;
  missing: Variant[];
  cache: string;
}

export const findMissing = (variants: readonly Variant[], cache: string) =>
  variants.filter(({ file }) => !existsSync(join(cache, file)));

/** Encodes variants of a picture: upright, without EXIF data. */
export async function encodeVariants({ source, missing, cache }: EncodingTask) {
  const width = Math.max(...missing.map((variant) => variant.width));
  // Decoded once, and scaled to the others from the largest. Not from its path: libvips would keep the file open, and
  // Windows would refuse to delete or to replace it (sharp#415).
  const { data, info: raw } = await openPicture(await readFile(source))
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const variant of missing) {
    const scaled = sharp(data, { raw }).resize({ width: variant.width });
    const encoded = scaled.toFormat(variant.format, FORMATS[variant.format]);
    await writeFileIn(cache, variant.file, await encoded.toBuffer());
  }
}
