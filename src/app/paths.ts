/** Every address of the site, once, without the base under which it is served. */
export const paths = {
  portfolio: '/',
  signIn: '/admin',
  dashboard: '/admin/dashboard',
} as const;

/** Decodes the path of a URL, as hosts do before they compare it. `undefined` if it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
