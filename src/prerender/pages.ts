import { paths } from '../app/paths.ts';

/** A page that is written when the site is built: the address that is rendered, and the file that it goes to. */
export interface Page {
  path: string;
  file: string;
}

/** Directories with an index, so that every static host answers a deep link without a rewrite rule. */
export const PAGES: readonly Page[] = [
  { path: paths.portfolio, file: 'index.html' },
  { path: paths.signIn, file: 'admin/index.html' },
  { path: paths.dashboard, file: 'admin/dashboard/index.html' },
  { path: '/404', file: '404.html' },
];
