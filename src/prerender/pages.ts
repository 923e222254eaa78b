import { paths } from '../app/paths.ts';

/** A page that is written when the site is built. */
export interface Page {
  /** The address below the base that is rendered. */
  path: string;
  /** The file it goes to. */
  file: string;
  /** Whether search engines and social networks are meant to find it. */
  isPublic: boolean;
  /** Whether it is the owner's. */
  isAdmin?: boolean;
}

/** What a host sends for an address at which nothing is. */
export const NOT_FOUND: Page = { path: '/404', file: '404.html', isPublic: false };

/** Directories with an index, so that every static host answers a deep link without a rewrite rule. */
export const PAGES: readonly Page[] = [
  { path: paths.portfolio, file: 'index.html', isPublic: true },
  { path: paths.signIn, file: 'admin/index.html', isPublic: false, isAdmin: true },
  { path: paths.dashboard, file: 'admin/dashboard/index.html', isPublic: false, isAdmin: true },
  NOT_FOUND,
];

/**
 * The page at a decoded path below the base, with or without one slash at its end; the 404 page where there is none.
 * Capitals count, as they do for most hosts.
 */
export const pageAt = (pathname: string): Page =>
  PAGES.find(({ path }) => [path, path === '/' ? path : `${path}/`].includes(pathname)) ??
  NOT_FOUND;
