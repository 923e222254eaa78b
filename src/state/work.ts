import { createSelector } from '@reduxjs/toolkit';
import type { Post, Work } from '../content/types';
import { selectIsContentComplete } from './slices/contentFile';
import { selectAllPosts, type StoredPost } from './slices/posts';
import { selectProjects } from './slices/projects';
import { selectAllTracks } from './slices/tracks';

const hasBody = (post: StoredPost): post is Post => post.content !== undefined;

/** All work in the store. Returns `undefined` until the bodies of the posts are loaded. */
export const selectWork = createSelector(
  [selectIsContentComplete, selectProjects, selectAllPosts, selectAllTracks],
  (isComplete, projects, posts, tracks): Work | undefined =>
    isComplete && posts.every(hasBody) ? { projects, posts, tracks } : undefined,
);
