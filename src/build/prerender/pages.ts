import { getPublishedPosts } from '../../content/publishedPosts.ts';
import type { Content, Post, Project } from '../../content/types';
import { paths } from '../../shared/paths.ts';

/** A page that the build writes. */
export interface Page {
  /** The URL path below the base. */
  path: string;
  file: string;
  /** Whether search engines may index it. */
  isPublic: boolean;
  isAdmin?: boolean;
  /** A page without scripts and state: `index` for the list of posts, otherwise its post or project. */
  reading?: 'index' | Post | Project;
}

/** The social card of a post or a project, a picture beside its page. */
export const ARTICLE_CARD = 'social.jpg';

/** The page that hosts send for unknown URLs. */
export const NOT_FOUND: Page = { path: '/404', file: '404.html', isPublic: false };

/** Each page is an `index.html` in a folder, so that deep links need no rewrite rule on any static host. */
const PAGES: readonly Page[] = [
  { path: paths.portfolio, file: 'index.html', isPublic: true },
  { path: paths.signIn, file: 'admin/index.html', isPublic: false, isAdmin: true },
  { path: paths.dashboard, file: 'admin/dashboard/index.html', isPublic: false, isAdmin: true },
  NOT_FOUND,
];

/** Whether the site has posts to read. */
export const hasBlog = ({ isOwn, missingLists }: Pick<Content, 'isOwn' | 'missingLists'>) =>
  isOwn === true && !missingLists?.includes('posts');

/** Tells posts from projects, which have no date. */
export const isPost = (entry: Post | Project): entry is Post => 'publishedAt' in entry;

const createArticle = (reading: Post | Project): Page => ({
  path: (isPost(reading) ? paths.post : paths.project)(reading.id),
  file: `${isPost(reading) ? 'blog' : 'projects'}/${reading.id}/index.html`,
  isPublic: true,
  reading,
});

/**
 * All pages of the site: the fixed ones, a page for each project with a text and, with a blog, the list of posts and a page
 * for each published one.
 */
export function getPages(content: Content): readonly Page[] {
  const projects = content.projects.filter(({ body }) => body !== undefined).map(createArticle);
  if (!hasBlog(content)) return [...PAGES, ...projects];
  return [
    ...PAGES,
    { path: paths.blog, file: 'blog/index.html', isPublic: true, reading: 'index' },
    ...getPublishedPosts(content.posts).map(createArticle),
    ...projects,
  ];
}

/** The page at a decoded path, with or without one trailing slash. Case-sensitive, as most hosts are. */
export const pageAt = (pathname: string, pages: readonly Page[] = PAGES): Page =>
  pages.find(({ path }) => {
    const stem = decodeURIComponent(path).replace(/\/$/, '');
    return pathname === `${stem}/` || pathname === stem;
  }) ?? NOT_FOUND;
