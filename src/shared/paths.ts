/** Every path of the site, without the base URL. */
export const paths = {
  portfolio: '/',
  signIn: '/admin',
  dashboard: '/admin/dashboard',
  /** The list of all posts, with own content only. Ends with a slash, because hosts serve it as a folder. */
  blog: '/blog/',
  /** The route pattern of the list and of a post. */
  anyPost: '/blog/:id?',
  post: (id: string) => `/blog/${encodeURIComponent(id)}/`,
  anyProject: '/projects/:id',
  /** The page of a project with a text. */
  project: (id: string) => `/projects/${encodeURIComponent(id)}/`,
} as const;

/** Decodes the path of a URL, as hosts do before they compare paths. `undefined` if malformed. */
export function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
