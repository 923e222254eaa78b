import { decodePath } from '../paths';

/** Takes `index.html` off the address: hosts serve it under that name too, and no route has it. */
export function dropIndexHtml() {
  const { origin, pathname, search, hash } = window.location;
  if (!decodePath(pathname)?.endsWith('/index.html')) return;
  // With its origin: a path that begins with `//` would be read as a host.
  window.history.replaceState(null, '', origin + pathname.replace(/[^/]*$/, '') + search + hash);
}
