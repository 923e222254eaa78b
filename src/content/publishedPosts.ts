import type { PostStatus } from './types';

interface Publication {
  status: PostStatus;
  publishedAt: string;
  content?: string;
}

/**
 * Whether a published post becomes public on a day to come. Days are in UTC, as on the machines that build sites. A post
 * without its body comes from the build, which leaves out scheduled posts: the clock of a visitor may be wrong.
 */
export const isScheduled = ({ status, publishedAt, content }: Publication) =>
  status === 'published' &&
  content !== undefined &&
  publishedAt > new Date().toISOString().slice(0, 10);

/** The posts that visitors see, in order. */
export const getPublishedPosts = <P extends Publication>(posts: readonly P[]): P[] =>
  posts.filter((post) => post.status === 'published' && !isScheduled(post));
