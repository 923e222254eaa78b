import { createSelector } from '@reduxjs/toolkit';
import type { Post, Work } from '../content/types';
import { selectIsContentComplete } from './lists/contentFile';
import { selectAllPosts, type StoredPost } from './lists/posts';
import { selectProjects } from './lists/projects';
import { selectAllTracks } from './lists/tracks';
import type { RootState } from './rootReducer';

/** Once the content is loaded, only an action dispatched from Redux DevTools adds a post without a body. */
const withBody = (post: StoredPost): Post => ({ ...post, content: post.content ?? '' });

/** All work in the store. Returns `undefined` until the bodies of the posts are loaded. */
export const selectWork = createSelector(
  [
    selectIsContentComplete,
    selectProjects,
    selectAllPosts,
    selectAllTracks,
    (state: RootState) => state.contentFile.leftOut,
  ],
  (isComplete, projects, posts, tracks, leftOut): Work | undefined =>
    isComplete
      ? { projects, posts: posts.map(withBody), tracks, ...(leftOut && { leftOut }) }
      : undefined,
);
