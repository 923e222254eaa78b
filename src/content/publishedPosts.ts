import type { Post } from './types';

type Publication = Pick<Post, 'status' | 'publishedAt'> & Partial<Pick<Post, 'content'>>;

/**
 * Whether a published post becomes public on a later day, in UTC as on build machines. False without `content`: the posts
 * of visitors have none, and the build has left out scheduled ones, so that no visitor's clock decides.
 */
export const isScheduled = ({ status, publishedAt, content }: Publication) =>
  status === 'published' &&
  content !== undefined &&
  publishedAt > new Date().toISOString().slice(0, 10);

/** The day of the last change. A post can get a later day of publication after its last change. */
export const getUpdatedAt = ({
  publishedAt,
  updatedAt = publishedAt,
}: Pick<Post, 'publishedAt' | 'updatedAt'>) => (updatedAt > publishedAt ? updatedAt : publishedAt);

/** The posts that visitors see, in order. */
export const getPublishedPosts = <P extends Publication>(posts: readonly P[]): P[] =>
  posts.filter((post) => post.status === 'published' && !isScheduled(post));
