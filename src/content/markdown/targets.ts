import { FILE_PATH_PATTERN, isWebAddress } from '../rules.ts';

/** A base for relative URLs, different from any real origin. */
const SITE = 'https://site.invalid';

const PROTOCOLS = ['https:', 'http:', 'mailto:'];

/**
 * The `href` of a link: a web address, a `mailto:` address, an anchor, or a path with the base URL. `undefined` for any
 * other target, such as `javascript:`.
 */
export function linkTarget(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  let url: URL;
  try {
    url = new URL(href.replace(/^\/(?!\/)/, ''), SITE + import.meta.env.BASE_URL);
  } catch {
    return undefined;
  }
  if (!PROTOCOLS.includes(url.protocol)) return undefined;
  return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
}

/** The source of an image: a web address, or the path of a file under `public`. `undefined` for anything else. */
export function imagePath(src: string): string | undefined {
  if (isWebAddress(src)) return src;
  try {
    const path = decodeURIComponent(src).replace(/^\.?\//, '');
    return FILE_PATH_PATTERN.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
