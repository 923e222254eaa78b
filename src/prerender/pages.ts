import { paths } from '../app/paths.ts';
import type { Content, Post } from '../content/types';

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
  /** A page to be read, which has no state: the list of all posts, or a post. */
  reading?: 'index' | Post;
}

/** The picture of a post's social card, beside its page. */
export const POST_PICTURE = 'social.jpg';

/** The script of the list of posts, below the root of the project, and what the build makes of it. */
export const TAG_SCRIPT = { source: 'src/sections/reading/aimAtTag.ts', file: 'blog/tag.js' };

/** The one script of a page that is read. */
export const scriptOf = ({ reading }: Page, address: string) =>
  reading === 'index' ? `<script type="module" src="${address}"></script>` : '';

/** What a host sends for an address at which nothing is. */
export const NOT_FOUND: Page = { path: '/404', file: '404.html', isPublic: false };

/** Directories with an index, so that every static host answers a deep link without a rewrite rule. */
export const PAGES: readonly Page[] = [
  { path: paths.portfolio, file: 'index.html', isPublic: true },
  { path: paths.signIn, file: 'admin/index.html', isPublic: false, isAdmin: true },
  { path: paths.dashboard, file: 'admin/dashboard/index.html', isPublic: false, isAdmin: true },
  NOT_FOUND,
];

/** Every page of the site: with the owner's own posts a page for each that is published, and one that lists them. */
export function pagesOf({ isOwn, posts }: Content): readonly Page[] {
  if (!isOwn) return PAGES;
  return [
    ...PAGES,
    { path: paths.blog, file: 'blog/index.html', isPublic: true, reading: 'index' },
    ...posts
      .filter(({ status }) => status === 'published')
      .map((post) => ({
        path: paths.post(post.id),
        file: `blog/${post.id}/index.html`,
        isPublic: true,
        reading: post,
      })),
  ];
}

/**
 * The page at a decoded path below the base, with or without one slash at its end; the 404 page where there is none.
 * Capitals count, as they do for most hosts.
 */
export const pageAt = (pathname: string, pages: readonly Page[] = PAGES): Page =>
  pages.find(({ path }) => {
    const stem = decodeURIComponent(path).replace(/\/$/, '');
    return pathname === `${stem}/` || (stem !== '' && pathname === stem);
  }) ?? NOT_FOUND;
