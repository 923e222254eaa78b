import { decodePath } from '../../shared/paths';

/** Drops `index.html` and needless percent-encoding from the URL, because the router compares paths literally. */
export function tidyAddress() {
  const { origin, pathname, search, hash } = window.location;
  const path = decodePath(pathname)?.replace(/\/index\.html\/?$/, '/');
  if (!path) return;
  const tidy = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  // With the origin, because a path starting with `//` would be read as a host.
  if (tidy !== pathname) window.history.replaceState(null, '', origin + tidy + search + hash);
}
