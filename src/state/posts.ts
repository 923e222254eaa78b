import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../content/images';
import type { Post, PostId, PostSummary } from '../content/types';
import { signedOut } from './auth';
import { listsReplaced } from './content';
import { addOnTop, putBack, type Taken } from './newestFirst';
import { today } from './today';

/** A post as the store holds it: the body arrives with the admin area. */
export type StoredPost = PostSummary & Partial<Pick<Post, 'content'>>;

/** What the owner writes, and how long it takes to read; the rest of a post is made in `prepare`. */
export type PostDraft = Pick<Post, 'title' | 'excerpt' | 'content' | 'tags' | 'readTime'>;

/** How many published posts the public page shows (spec section 9). */
export const PUBLIC_POSTS = 6;

export const postsAdapter = createEntityAdapter<StoredPost>();

const initialState = postsAdapter.getInitialState({ formOpen: false });
export type PostsState = typeof initialState;

const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    postFormOpened(state) {
      state.formOpen = true;
    },
    postFormCancelled(state) {
      state.formOpen = false;
    },
    postDrafted: {
      reducer(state, action: PayloadAction<Post>) {
        addOnTop(state, action.payload);
        state.formOpen = false;
      },
      prepare(draft: PostDraft): { payload: Post } {
        const id = nanoid();
        return {
          payload: {
            ...draft,
            id,
            publishedAt: today(),
            image: placeholderImage(id),
            status: 'draft',
          },
        };
      },
    },
    postPublished(state, action: PayloadAction<PostId>) {
      postsAdapter.updateOne(state, { id: action.payload, changes: { status: 'published' } });
    },
    postUnpublished(state, action: PayloadAction<PostId>) {
      postsAdapter.updateOne(state, { id: action.payload, changes: { status: 'draft' } });
    },
    postDeleted(state, action: PayloadAction<PostId>) {
      postsAdapter.removeOne(state, action.payload);
    },
    /** A deletion was undone. */
    postRestored(state, action: PayloadAction<Taken<StoredPost>>) {
      putBack(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => {
        state.formOpen = false;
      })
      .addMatcher(listsReplaced, (state, action) => {
        postsAdapter.setAll(state, action.payload.posts);
      });
  },
  selectors: {
    selectPostIds: (state) => state.ids,
    selectPostById: (state, id: PostId): StoredPost | undefined => state.entities[id],
    selectIsPostFormOpen: (state) => state.formOpen,
    /** Every published post, newest first. */
    selectPublishedPosts: createSelector(postsAdapter.getSelectors().selectAll, (posts) =>
      posts.filter((post) => post.status === 'published'),
    ),
    /** The newest published posts, at most six: what a visitor sees. */
    selectPublicPosts: createSelector(postsAdapter.getSelectors().selectAll, (posts) =>
      posts.filter((post) => post.status === 'published').slice(0, PUBLIC_POSTS),
    ),
  },
});

export const {
  postFormOpened,
  postFormCancelled,
  postDrafted,
  postPublished,
  postUnpublished,
  postDeleted,
  postRestored,
} = postsSlice.actions;
export const {
  selectPostIds,
  selectPostById,
  selectIsPostFormOpen,
  selectPublishedPosts,
  selectPublicPosts,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
