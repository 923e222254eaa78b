import { createSelector } from '@reduxjs/toolkit';
import type { Post, Work } from '../content/types';
import { type StoredPost, postsAdapter } from './posts';
import type { RootState } from './rootReducer';
import { tracksAdapter } from './tracks';

const isWhole = (post: StoredPost): post is Post => post.content !== undefined;

/** All work as the store has it, each list in its order; nothing as long as the bodies of the posts have not come. */
export const selectWork = createSelector(
  (state: RootState) => state.content,
  (state: RootState) => state.posts,
  (state: RootState) => state.tracks,
  ({ projects, complete }, postsState, tracksState): Work | undefined => {
    const posts = postsAdapter.getSelectors().selectAll(postsState);
    if (!complete || !posts.every(isWhole)) return undefined;
    return { projects, posts, tracks: tracksAdapter.getSelectors().selectAll(tracksState) };
  },
);
