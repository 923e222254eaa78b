import { getWidths, PICTURE_PLACES, type PlaceName } from './picturePlaces.ts';

const PLACEHOLDER_SERVICE = 'https://picsum.photos';
const SEEDS = `${PLACEHOLDER_SERVICE}/seed/`;

/** The origins of placeholder pictures: the service, and the target of its redirects. */
export const PLACEHOLDER_HOSTS = [PLACEHOLDER_SERVICE, 'https://fastly.picsum.photos'];

/** The placeholder picture for `seed`. The same seed always gives the same picture. */
export const placeholderImage = (seed: string) => SEEDS + encodeURIComponent(seed);

/** Whether a file of the content is a URL rather than a path under `public`. */
export const isUrl = (file: string) => file.includes(':');

/**
 * The URL of a file under `public`: with the base URL, so that it works on every page; encoded, to keep `%` literal. Not by
 * `encodeURIComponent`: static servers do not decode `%26`, and a path may contain a plain `&`.
 */
export const publicUrl = (path: string, base = import.meta.env.BASE_URL) =>
  base + encodeURI(path).replace(/[?#]/g, encodeURIComponent);

/** The URL of a file of the content, under `public` or on the web. */
export const contentUrl = (file: string) => (isUrl(file) ? file : publicUrl(file));

/** A picture under `public`, as the build knows it, or as the owner has just added it. */
export interface BuiltPicture {
  /** The hash in the names of its encoded files; absent if it is deployed unchanged. */
  id?: string;
  /** The size of the largest file. */
  width: number;
  height: number;
  /** Whether it is a drawing without a size of its own, which fills the width that it is given. */
  isFluid?: boolean;
  /** The dominant colour, shown until it has loaded; absent if it is partly transparent. */
  color?: string;
  /** A neutral colour between a partly transparent picture and its drawn cover. */
  ground?: string;
  /** The object URL of an added picture. */
  url?: string;
}

/** By the path under `public`. */
export type BuiltPictures = Record<string, BuiltPicture>;

/** The file of a picture in one width, below the base URL. */
export const getPictureFile = (id: string, width: number, format: 'avif' | 'webp') =>
  `assets/${id}-${width}.${format}`;

interface ImageSource {
  src?: string;
  srcSet?: string;
  /** The same in AVIF. */
  avif?: string;
  sizes?: string;
  width: number;
  height: number;
  color?: string | undefined;
}

/**
 * The sources of an image in a place: the files from the build, or the placeholder service in the size of the place and,
 * for dense screens, twice that.
 */
export function imageSource(
  image: string | undefined,
  place: PlaceName,
  built?: BuiltPicture,
  base?: string,
): ImageSource {
  const { sizes, ...size } = PICTURE_PLACES[place];
  if (image === undefined) return size;
  if (built?.url) return { src: built.url, ...size };
  const color = built?.color ?? built?.ground;
  if (built?.id) {
    const { id } = built;
    const widths = getWidths(built.width);
    const url = (width: number, format: 'avif' | 'webp') =>
      publicUrl(getPictureFile(id, width, format), base);
    const list = (format: 'avif' | 'webp') =>
      widths.map((width) => `${url(width, format)} ${width}w`).join();
    const fitting = widths.find((width) => width >= size.width) ?? built.width;
    const files = { src: url(fitting, 'webp'), srcSet: list('webp'), avif: list('avif') };
    return { ...files, sizes, ...size, color };
  }
  // Only a bare seed takes a size: a longer address of the service, written by the owner, is complete.
  const takesSize = image.startsWith(SEEDS) && !/[/?]/.test(image.slice(SEEDS.length));
  if (!takesSize) return { src: isUrl(image) ? image : publicUrl(image, base), ...size, color };
  const at = (scale: number) => `${image}/${size.width * scale}/${size.height * scale}.webp`;
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x`, ...size };
}
