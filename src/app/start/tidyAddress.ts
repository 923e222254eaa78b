import { decodePath } from '../../shared/paths';

/**
 * Drops `index.html`, repeated slashes and needless percent-encoding from the URL and adds the last slash of the base,
 * because hosts ignore them and the router compares paths literally.
 */
export function tidyAddress() {
  const { pathname, search, hash } = window.location;
  const path = decodePath(pathname)
    ?.replace(/\/{2,}/g, '/')
    .replace(/\/index\.html\/?$/, '/');
  if (!path) return;
  const base = decodePath(import.meta.env.BASE_URL);
  const tidy = encodeURI(`${path}/` === base ? base : path).replace(/[?#]/g, encodeURIComponent);
  if (tidy !== pathname) window.history.replaceState(null, '', tidy + search + hash);
}
