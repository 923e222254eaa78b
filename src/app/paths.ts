/** Every address of the site, once, without the base under which it is served. */
export const paths = {
  portfolio: '/',
  signIn: '/admin',
  dashboard: '/admin/dashboard',
  /** All posts. With own content only, like the next; a slash at the end, where hosts have the page. */
  blog: '/blog/',
  /** The pattern of both. */
  anyPost: '/blog/:id?',
  post: (id: string) => `/blog/${encodeURIComponent(id)}/`,
} as const;

/** Decodes the path of a URL, as hosts do before they compare it. `undefined` if it is malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
