import { decodePath } from '../paths';

/** Takes `index.html` off the address: hosts serve it under that name too, and no route has it. */
export function dropIndexHtml() {
  const { pathname, search, hash } = window.location;
  if (!decodePath(pathname)?.endsWith('/index.html')) return;
  window.history.replaceState(null, '', pathname.replace(/[^/]*$/, '') + search + hash);
}
