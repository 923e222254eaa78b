import { decodePath } from '../../shared/paths';

/**
 * Drops `index.html`, repeated slashes and needless percent-encoding from the URL, because hosts ignore them and the router
 * compares paths literally.
 */
export function tidyAddress() {
  const { pathname, search, hash } = window.location;
  const path = decodePath(pathname)
    ?.replace(/\/{2,}/g, '/')
    .replace(/\/index\.html\/?$/, '/');
  if (!path) return;
  const tidy = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  if (tidy !== pathname) window.history.replaceState(null, '', tidy + search + hash);
}
