import type { Post } from './types';

type Publication = Pick<Post, 'status' | 'publishedAt'> & Partial<Pick<Post, 'content'>>;

/**
 * Whether a published post becomes public in the future. Days are in UTC, as on build machines. Only the owner's posts
 * have their bodies; those of visitors come from the build, which leaves out scheduled ones: no visitor's clock is asked.
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
