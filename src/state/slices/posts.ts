import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import { readTimeOf } from '../../content/readTime';
import type { Post, PostId, PostStatus, PostSummary } from '../../content/types';
import { insertAt, insertOnTop, type Positioned, removeFrom } from '../listPosition';
import { today } from '../today';
import { signedOut } from './auth';
import { listsReplaced } from './contentFile';

/** A post as the store holds it: the body arrives with the admin area. */
export type StoredPost = PostSummary & Partial<Pick<Post, 'content'>>;

/** What the owner writes; the rest of a post is made in `prepare`. */
export type PostDraft = Pick<Post, 'title' | 'excerpt' | 'content' | 'tags'>;

/** How many published posts the public page shows (spec section 9). */
export const PUBLIC_POSTS = 6;

const postsAdapter = createEntityAdapter<StoredPost>();

/** A list of these posts, newest first, with its form closed. */
export const postsStateOf = (posts: StoredPost[]) =>
  postsAdapter.getInitialState({ formOpen: false }, posts);

export type PostsState = ReturnType<typeof postsStateOf>;

function setStatus({ entities }: PostsState, id: PostId, status: PostStatus) {
  const post = Object.hasOwn(entities, id) && entities[id];
  if (post) post.status = status;
}

const postsSlice = createSlice({
  name: 'posts',
  initialState: () => postsStateOf([]),
  reducers: {
    postFormOpened(state) {
      state.formOpen = true;
    },
    postFormCancelled(state) {
      state.formOpen = false;
    },
    postDrafted: {
      reducer(state, action: PayloadAction<Post>) {
        insertOnTop(state, action.payload);
        state.formOpen = false;
      },
      prepare(draft: PostDraft): { payload: Post } {
        const id = nanoid();
        return {
          payload: {
            ...draft,
            id,
            publishedAt: today(),
            readTime: readTimeOf(draft.content),
            image: placeholderImage(id),
            status: 'draft',
          },
        };
      },
    },
    postPublished(state, action: PayloadAction<PostId>) {
      setStatus(state, action.payload, 'published');
    },
    postUnpublished(state, action: PayloadAction<PostId>) {
      setStatus(state, action.payload, 'draft');
    },
    /** Carries the post and its place, so that the deletion can be undone. */
    postDeleted(state, action: PayloadAction<Positioned<StoredPost>>) {
      removeFrom(state, action.payload.entry.id);
    },
    /** A deletion was undone. */
    postRestored(state, action: PayloadAction<Positioned<StoredPost>>) {
      insertAt(state, action.payload);
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
    selectAllPosts: postsAdapter.getSelectors().selectAll,
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
  selectAllPosts,
  selectIsPostFormOpen,
  selectPublishedPosts,
  selectPublicPosts,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
