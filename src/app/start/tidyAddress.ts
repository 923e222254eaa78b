import { decodePath } from '../paths';

/**
 * Writes the path of the address as hosts read it, without `index.html` and with no slash or letter encoded: the router
 * compares it letter by letter.
 */
export function tidyAddress() {
  const { origin, pathname, search, hash } = window.location;
  const path = decodePath(pathname)?.replace(/\/index\.html\/?$/, '/');
  if (!path) return;
  const tidy = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  // With its origin: a path that begins with `//` would be read as a host.
  if (tidy !== pathname) window.history.replaceState(null, '', origin + tidy + search + hash);
}
