import { decodePath } from '../../shared/paths';

/**
 * Rewrites the URL in canonical form, without `index.html` and needless percent-encoding, because the router compares
 * paths literally.
 */
export function tidyAddress() {
  const { origin, pathname, search, hash } = window.location;
  const path = decodePath(pathname)?.replace(/\/index\.html\/?$/, '/');
  if (!path) return;
  const tidy = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  // With the origin, because a path starting with `//` would be read as a host.
  if (tidy !== pathname) window.history.replaceState(null, '', origin + tidy + search + hash);
}
