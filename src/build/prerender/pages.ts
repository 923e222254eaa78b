import { getPublishedPosts } from '../../content/publishedPosts.ts';
import type { Content, Post } from '../../content/types';
import { paths } from '../../shared/paths.ts';

/** A page that the build writes. */
export interface Page {
  /** The URL path below the base. */
  path: string;
  file: string;
  /** Whether search engines may index it. */
  isPublic: boolean;
  isAdmin?: boolean;
  /** A page without scripts and state: `index` for the list of posts, otherwise its post. */
  reading?: 'index' | Post;
}

/** The social card of a post, a picture beside its page. */
export const POST_CARD = 'social.jpg';

/** The page that hosts send for unknown URLs. */
export const NOT_FOUND: Page = { path: '/404', file: '404.html', isPublic: false };

/** Each page is an `index.html` in a folder, so that deep links need no rewrite rule on any static host. */
export const PAGES: readonly Page[] = [
  { path: paths.portfolio, file: 'index.html', isPublic: true },
  { path: paths.signIn, file: 'admin/index.html', isPublic: false, isAdmin: true },
  { path: paths.dashboard, file: 'admin/dashboard/index.html', isPublic: false, isAdmin: true },
  NOT_FOUND,
];

/** Whether the site has posts to read. */
export const hasBlog = ({ isOwn, missingLists }: Pick<Content, 'isOwn' | 'missingLists'>) =>
  isOwn === true && !missingLists?.includes('posts');

/** All pages of the site: with a blog, also the list of posts and a page for each published one. */
export function getPages(content: Content): readonly Page[] {
  if (!hasBlog(content)) return PAGES;
  return [
    ...PAGES,
    { path: paths.blog, file: 'blog/index.html', isPublic: true, reading: 'index' },
    ...getPublishedPosts(content.posts).map((post) => ({
      path: paths.post(post.id),
      file: `blog/${post.id}/index.html`,
      isPublic: true,
      reading: post,
    })),
  ];
}

/** The page at a decoded path, with or without one trailing slash. Case-sensitive, as most hosts are. */
export const pageAt = (pathname: string, pages: readonly Page[] = PAGES): Page =>
  pages.find(({ path }) => {
    const stem = decodeURIComponent(path).replace(/\/$/, '');
    return pathname === `${stem}/` || (stem !== '' && pathname === stem);
  }) ?? NOT_FOUND;
