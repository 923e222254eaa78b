import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { BuiltPicture } from '../../content/images';
import { FORMATS } from './encodeVariants.ts';

/** In pixels: enough for the dominant colour. */
const SAMPLE = 64;

/** Sixteen shades of each part, as many as sharp tells apart. */
const formatColor = (rgb: number[]) => `#${rgb.map((part) => (part >> 4).toString(16)).join('')}`;

/** A drawing with a width in pixels. Others fill the width they are given. */
const SIZED_SVG = /<svg\b[^>]*\swidth=["'][\d.]+(px)?["']/;

/**
 * The id, the upright size and the colour of a picture, read to its end: rejects if the file is cut off. GIF and SVG are
 * sent as they are, and have no id. Null for a drawing without a size.
 */
export async function measurePicture(bytes: Buffer): Promise<BuiltPicture | null> {
  const { format, pages = 1, autoOrient: size } = await sharp(bytes).metadata();
  if (format === 'svg') return SIZED_SVG.test(bytes.toString()) ? size : null;
  const image = sharp(bytes).autoOrient().resize(SAMPLE, SAMPLE, { fit: 'inside' });
  const sample = await image.toColourspace('srgb').png().toBuffer();
  if (format === 'gif' || (format === 'webp' && pages > 1)) return size;
  const hash = createHash('sha256').update(JSON.stringify(FORMATS)).update(bytes);
  const { dominant, isOpaque } = await sharp(sample).stats();
  const { r, g, b } = dominant;
  return {
    id: hash.digest('hex').slice(0, 12),
    ...size,
    ...(isOpaque && { color: formatColor([r, g, b]) }),
  };
}
