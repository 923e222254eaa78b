const PLACEHOLDER_SERVICE = 'https://picsum.photos';

/** The hosts that a placeholder picture is fetched from: the service, and where it redirects to. */
export const PLACEHOLDER_HOSTS = [PLACEHOLDER_SERVICE, 'https://fastly.picsum.photos'];

/** The placeholder picture that belongs to `seed`: the same seed always gives the same picture. */
export const placeholderImage = (seed: string) =>
  `${PLACEHOLDER_SERVICE}/seed/${encodeURIComponent(seed)}`;

/** Whether an image is somewhere on the web, and no file under `public`. */
const isAddress = (image: string) => image.includes(':');

/** The address of a file under `public`: the same on every page, and any sign in its path stays a sign. */
export const publicFile = (path: string) =>
  import.meta.env.BASE_URL + path.split('/').map(encodeURIComponent).join('/');

/** The attributes of an `<img>` that shows one of the content's images in a slot. */
export interface ImageSource {
  src?: string;
  srcSet?: string;
  width: number;
  height: number;
}

/**
 * Fits an image of the content to a slot of `width` × `height` CSS pixels. The placeholder service is asked for that
 * size, and twice it for dense screens; an address or a file of the owner's is taken as it is, and nothing is nothing.
 */
export function imageSource(image: string | undefined, width: number, height: number): ImageSource {
  if (image === undefined) return { width, height };
  if (!isAddress(image)) return { src: publicFile(image), width, height };
  if (!image.startsWith(`${PLACEHOLDER_SERVICE}/`)) return { src: image, width, height };
  const at = (scale: number) => `${image}/${width * scale}/${height * scale}.webp`;
  return { src: at(1), srcSet: `${at(1)} 1x, ${at(2)} 2x`, width, height };
}
