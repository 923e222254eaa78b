import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltPicture } from '../../content/images';
import { MAX_HEIGHT } from '../../content/picturePlaces.ts';
import { writeFileIn } from '../staging.ts';
import { FORMATS } from './encodeVariants.ts';
import { openPicture } from './openPicture.ts';

/** Part of the ids, and raised with each change of the measurements, which are kept between builds. */
const VERSION = 3;

/** In pixels: enough for the dominant colour. */
const SAMPLE = 64;

/** Sixteen levels for each channel, as many as sharp tells apart. */
const formatColor = (rgb: number[]) =>
  `#${rgb.map((channel) => (channel >> 4).toString(16)).join('')}`;

/** The mean lightness of a picture on a background, from 0 to 255. */
async function measureLightness(sample: Buffer, background: string): Promise<number> {
  const grey = await sharp(sample).flatten({ background }).greyscale().toBuffer();
  const [channel] = (await sharp(grey).stats()).channels;
  return channel?.mean ?? 0;
}

/** The dominant colour of a picture; if it is partly transparent, a ground that it stands out from. */
async function measureColors(sample: Buffer): Promise<Pick<BuiltPicture, 'color' | 'ground'>> {
  const { dominant, isOpaque } = await sharp(sample).stats();
  if (isOpaque) return { color: formatColor([dominant.r, dominant.g, dominant.b]) };
  const onBlack = await measureLightness(sample, 'black');
  const onWhite = await measureLightness(sample, 'white');
  const grey = onBlack + onWhite > 255 ? 16 : 239;
  return { ground: formatColor([grey, grey, grey]) };
}

/** A drawing with a width in pixels. */
const SIZED_SVG = /<svg\b[^>]*\swidth=["'][\d.]+(px)?["']/;

/** An animated PNG names its animation before its first frame. sharp reads the first frame only. */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');

type Size = Pick<BuiltPicture, 'width' | 'height'>;

/** The size of a picture that is reduced to a width. */
export const scaleTo = (width: number, size: Size): Size => ({
  width,
  height: Math.round((size.height * width) / size.width),
});

/** The greatest width in which a picture can be encoded. */
const getMaxWidth = ({ width, height }: Size) =>
  Math.min(width, Math.max(1, Math.floor((MAX_HEIGHT * width) / height)));

/** Thrown if a file is not a complete picture. Other errors, such as a full disk, say nothing about the picture. */
export class UnreadableError extends Error {}

/** Reads a picture to its end, so that it throws if the file is cut off. */
async function measure(bytes: Buffer, id: string): Promise<BuiltPicture> {
  const { format, pages = 1, autoOrient: size } = await sharp(bytes).metadata();
  const isFluid = format === 'svg' && !SIZED_SVG.test(bytes.toString());
  const image = openPicture(bytes).resize(SAMPLE, SAMPLE, { fit: 'inside' });
  const colors = await measureColors(await image.png().toBuffer());
  const isAnimated = (format === 'webp' && pages > 1) || (format === 'png' && isAnimatedPng(bytes));
  const isCopied = format === 'svg' || format === 'gif' || isAnimated;
  if (isCopied) return { ...size, ...(isFluid && { isFluid }), ...colors };
  return { id, ...scaleTo(getMaxWidth(size), size), ...colors };
}

/** The file that each picture was last read from, by the id of the picture. */
const sources = new Map<string, string>();

/** The file of the picture with this id; `undefined` if none was read. */
export const findSource = (id: string) => sources.get(id);

async function measureOnce(source: string, cache: string): Promise<BuiltPicture> {
  const bytes = await readFile(source);
  const hash = createHash('sha256')
    .update(JSON.stringify([FORMATS, VERSION]))
    .update(bytes);
  const id = hash.digest('hex').slice(0, 12);
  try {
    // Written below, by this build or an earlier one.
    return JSON.parse(await readFile(join(cache, `${id}.json`), 'utf8')) as BuiltPicture;
  } catch {
    // Missing, or damaged by a power cut.
  }
  const measured = await measure(bytes, id).catch((cause: unknown) => {
    throw new UnreadableError(source, { cause });
  });
  await writeFileIn(cache, `${id}.json`, JSON.stringify(measured));
  return measured;
}

const measurements = new Map<string, Promise<BuiltPicture>>();

/**
 * The id, the upright size (no higher than a file can be) and the colour of a picture, memoized for unchanged files. GIF,
 * SVG, animated WebP and animated PNG are deployed unchanged, and have no id. Rejects with an UnreadableError if the file is
 * not a complete picture.
 */
export async function measurePicture(source: string, cache: string): Promise<BuiltPicture> {
  const { mtimeMs, size } = await stat(source);
  const key = JSON.stringify([source, mtimeMs, size]);
  const picture = measurements.get(key) ?? measureOnce(source, cache);
  measurements.set(key, picture);
  picture.catch(() => measurements.delete(key));
  const { id } = await picture;
  // Also if it was measured before: a copy that was read after it may be gone.
  if (id) sources.set(id, source);
  return picture;
}
