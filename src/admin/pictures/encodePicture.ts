import { MAX_PICTURE_MEGABYTES } from '../../content/filePaths';
import { MAX_HEIGHT, MAX_WIDTH } from '../../content/picturePlaces';
import type { StoredPicture } from './pictureStorage';

/** The long side of a picture, in pixels, unless its width would then be less than the site shows. */
const MAX_SIDE = 2560;
/** The largest canvas of Safari, in pixels. */
const MAX_AREA = 4096 ** 2;
const QUALITY = 0.85;

export type Extension = 'gif' | 'jpg' | 'webp';

const toWebp = (canvas: OffscreenCanvas) =>
  canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });

/**
 * The extension for a picture: a GIF stays one, and not every browser can write WebP. `webp` also for a file that cannot be
 * read: `encodePicture` reports it.
 */
export async function findExtension(file: File): Promise<Extension> {
  try {
    if ((await file.slice(0, 4).text()) === 'GIF8') return 'gif';
    const canvas = new OffscreenCanvas(1, 1);
    canvas.getContext('2d');
    return (await toWebp(canvas)).type === 'image/webp' ? 'webp' : 'jpg';
  } catch {
    return 'webp';
  }
}

/** The size of a picture as the dashboard stores it. Long screenshots keep the width that the site shows. */
export function fitPicture({ width, height }: { width: number; height: number }) {
  const scale = Math.min(
    1,
    Math.max(MAX_SIDE / Math.max(width, height), MAX_WIDTH / width),
    MAX_HEIGHT / height,
    Math.sqrt(MAX_AREA / (width * height)),
  );
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}

/** WebP, or JPEG on white. Without the data of the camera, such as the place. */
async function encode(bitmap: ImageBitmap, extension: Extension): Promise<StoredPicture> {
  const { width, height } = fitPicture(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  if (extension === 'webp') return { blob: await toWebp(canvas), width, height };
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { blob: jpeg, width, height };
}

/** The message for an unreadable file, with a remedy. */
function explain({ name, type }: File): string {
  if (/hei[cf]/i.test(type + name))
    return 'This browser cannot read HEIC pictures. Choose a JPEG, PNG or WebP file.';
  return 'This browser cannot read the file as a picture. Choose a JPEG, PNG, WebP or GIF file.';
}

/** Whether pixels stay as drawn: browsers that hide fingerprints, such as Tor, fill them with noise. */
function canDraw(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.fillRect(0, 0, 1, 1);
  // Other browsers against fingerprints change colours a little.
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return Math.max(red, green, blue) < 8;
}

/** A copy in memory, because the file on disk may change before it is saved. */
const copy = async (file: File) => new Blob([await file.arrayBuffer()], { type: 'image/gif' });

/** Turns a picture upright, and makes it as small as the site needs. A GIF stays as it is, because it may move. */
export async function encodePicture(
  file: File,
  extension: Extension,
): Promise<StoredPicture | { error: string }> {
  if (file.type.startsWith('image/svg'))
    return { error: 'An SVG file cannot be added here. Put it into public/images.' };
  try {
    if (extension !== 'gif' && !canDraw())
      return {
        error:
          'This browser puts noise into pictures, so that pages cannot recognise it. Allow this site to use canvas data, or put the file into public/images.',
      };
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const encoded =
      extension === 'gif'
        ? { blob: await copy(file), width, height }
        : await encode(bitmap, extension);
    bitmap.close();
    return encoded.blob.size > MAX_PICTURE_MEGABYTES * 1e6
      ? { error: `The picture is larger than ${MAX_PICTURE_MEGABYTES} MB. Choose a smaller one.` }
      : encoded;
  } catch {
    return { error: explain(file) };
  }
}
