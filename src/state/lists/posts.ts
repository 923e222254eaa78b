import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { getPublishedPosts } from '../../content/publishedPosts';
import type { Post, PostId, PostSummary } from '../../content/types';
import { createList } from './createList';

/** A post in the store. Its body is loaded with the admin area. */
export type StoredPost = PostSummary & Partial<Pick<Post, 'content'>>;

/** The number of posts on the public page (spec section 9). */
const MAX_PUBLIC_POSTS = 6;

/** The first published posts in the owner's order, at most six. */
export const getPublicPosts = <P extends StoredPost>(posts: P[]) =>
  getPublishedPosts(posts).slice(0, MAX_PUBLIC_POSTS);

const list = createList<StoredPost>((work) => work.posts);

export const postsSlice = createSlice({
  ...list,
  name: 'posts',
  reducers: {
    ...list.reducers,
    published({ entities }, { payload: id }: PayloadAction<PostId>) {
      if (entities[id]) entities[id].status = 'published';
    },
    unpublished({ entities }, { payload: id }: PayloadAction<PostId>) {
      if (entities[id]) entities[id].status = 'draft';
    },
  },
  selectors: {
    ...list.selectors,
    selectPublishedPosts: createSelector(list.selectors.selectAll, getPublishedPosts),
    selectPublicPosts: createSelector(list.selectors.selectAll, getPublicPosts),
  },
});

export const postActions = postsSlice.actions;
export const {
  selectById: selectPostById,
  selectAll: selectAllPosts,
  selectPublishedPosts,
  selectPublicPosts,
} = postsSlice.selectors;
