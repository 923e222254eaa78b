const PLACEHOLDER_SERVICE = 'https://picsum.photos';
const SEEDS = `${PLACEHOLDER_SERVICE}/seed/`;

/** The origins of placeholder pictures: the service, and the one that it redirects to. */
export const PLACEHOLDER_HOSTS = [PLACEHOLDER_SERVICE, 'https://fastly.picsum.photos'];

/** The placeholder picture that belongs to `seed`: the same seed always gives the same picture. */
export const placeholderImage = (seed: string) => SEEDS + encodeURIComponent(seed);

/** Whether a file of the content is a URL, and not under `public`. */
export const isUrl = (file: string) => file.includes(':');

/** The URL of a file under `public`: absolute, so that it is the same on every page, and encoded, so that `%` stays literal. */
export const publicUrl = (path: string) =>
  import.meta.env.BASE_URL + path.split('/').map(encodeURIComponent).join('/');

/** The URL of a file of the content, under `public` or elsewhere. */
export const contentUrl = (file: string) => (isUrl(file) ? file : publicUrl(file));

interface ImageSource {
  src?: string;
  srcSet?: string;
  width: number;
  height: number;
}

/**
 * Fits an image of the content to a slot of `width` × `height` CSS pixels. The placeholder service is asked for that
 * size, and twice it for dense screens. Other URLs are used as they are, files under `public` get the base URL, and
 * without an image there is no `src`.
 */
export function imageSource(image: string | undefined, width: number, height: number): ImageSource {
  if (image === undefined) return { width, height };
  // A size may follow the seed of a placeholder, and nothing else: an owner's own address of the service is complete.
  const takesSize = image.startsWith(SEEDS) && !/[/?]/.test(image.slice(SEEDS.length));
  if (!takesSize) return { src: contentUrl(image), width, height };
  const at = (scale: number) => `${image}/${width * scale}/${height * scale}.webp`;
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x`, width, height };
}
