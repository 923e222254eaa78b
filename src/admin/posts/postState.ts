import { isScheduled } from '../../content/publishedPosts';
import type { StoredPost } from '../../state/lists/posts';

export type PostState = StoredPost['status'] | 'scheduled';

/** The status of a post, or `scheduled` for a published one of a coming day. */
export const getPostState = (post: StoredPost): PostState =>
  isScheduled(post) ? 'scheduled' : post.status;
