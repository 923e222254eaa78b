import { isScheduled } from '../../content/publishedPosts';
import type { StoredPost } from '../../state/lists/posts';

export const POST_STATES = ['published', 'scheduled', 'draft'] as const;

export type PostState = (typeof POST_STATES)[number];

export const getPostState = (post: StoredPost): PostState =>
  isScheduled(post) ? 'scheduled' : post.status;
