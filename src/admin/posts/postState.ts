import { isScheduled } from '../../content/publishedPosts';
import type { StoredPost } from '../../state/lists/posts';

export const POST_STATES = ['published', 'scheduled', 'draft'] as const;

export type PostState = (typeof POST_STATES)[number];

/** The status of a post, or `scheduled` for a published one of a coming day. */
export const getPostState = (post: StoredPost): PostState =>
  isScheduled(post) ? 'scheduled' : post.status;
