const PLACEHOLDER_SERVICE = 'https://picsum.photos';
const SEEDS = `${PLACEHOLDER_SERVICE}/seed/`;

/** The origins of placeholder pictures: the service, and the target of its redirects. */
export const PLACEHOLDER_HOSTS = [PLACEHOLDER_SERVICE, 'https://fastly.picsum.photos'];

/** The placeholder picture for `seed`. The same seed always gives the same picture. */
export const placeholderImage = (seed: string) => SEEDS + encodeURIComponent(seed);

/** Whether a file of the content is a URL rather than a path under `public`. */
export const isUrl = (file: string) => file.includes(':');

/** The URL of a file under `public`: with the base URL, so that it works on every page; encoded, to keep `%` literal. */
export const publicUrl = (path: string, base = import.meta.env.BASE_URL) =>
  base + path.split('/').map(encodeURIComponent).join('/');

/** The URL of a file of the content, under `public` or on the web. */
export const contentUrl = (file: string) => (isUrl(file) ? file : publicUrl(file));

interface ImageSource {
  src?: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** Fits an image to a slot in CSS pixels: the placeholder service gets the size, and twice that for dense screens. */
export function imageSource(image: string | undefined, width: number, height: number): ImageSource {
  if (image === undefined) return { width, height };
  // Only a bare seed takes a size: a longer address of the service, written by the owner, is complete.
  const takesSize = image.startsWith(SEEDS) && !/[/?]/.test(image.slice(SEEDS.length));
  if (!takesSize) return { src: contentUrl(image), width, height };
  const at = (scale: number) => `${image}/${width * scale}/${height * scale}.webp`;
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x`, width, height };
}
