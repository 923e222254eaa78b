import { createSelector } from '@reduxjs/toolkit';
import type { Post, Work } from '../content/types';
import { selectIsContentComplete } from './slices/contentFile';
import { selectAllPosts, type StoredPost } from './slices/posts';
import { selectProjects } from './slices/projects';
import { selectAllTracks } from './slices/tracks';

/** Once the owner's content is here, only an action made by hand brings a post without a body. */
const withBody = (post: StoredPost): Post => ({ ...post, content: post.content ?? '' });

/** All work as the store has it, each list in its order; nothing as long as the bodies of the posts have not come. */
export const selectWork = createSelector(
  [selectIsContentComplete, selectProjects, selectAllPosts, selectAllTracks],
  (isComplete, projects, posts, tracks): Work | undefined =>
    isComplete ? { projects, posts: posts.map(withBody), tracks } : undefined,
);
