import type { PostStatus } from './types';

/** The published posts of a list, in order. */
export const getPublishedPosts = <P extends { status: PostStatus }>(posts: readonly P[]): P[] =>
  posts.filter(({ status }) => status === 'published');
