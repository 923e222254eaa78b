import { createSelector } from '@reduxjs/toolkit';
import type { Post, Work } from '../content/types';
import { selectIsContentComplete } from './slices/contentFile';
import { selectAllPosts, type StoredPost } from './slices/posts';
import { selectProjects } from './slices/projects';
import { selectAllTracks } from './slices/tracks';

const isWhole = (post: StoredPost): post is Post => post.content !== undefined;

/** All work as the store has it, each list in its order; nothing as long as the bodies of the posts have not come. */
export const selectWork = createSelector(
  [selectIsContentComplete, selectProjects, selectAllPosts, selectAllTracks],
  (isComplete, projects, posts, tracks): Work | undefined =>
    isComplete && posts.every(isWhole) ? { projects, posts, tracks } : undefined,
);
