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
import { fingerprintOf, type Fingerprint } from '../fingerprint';
import { insertAt, insertOnTop, type Positioned } from '../listPosition';
import { today } from '../today';
import { signedOut } from './auth';
import { contentExported, listsReplaced } from './contentFile';

/** A post as the store holds it: the body arrives with the admin area. */
export type StoredPost = PostSummary & Partial<Pick<Post, 'content'>>;

/** What the owner writes; the rest of a post is made in `prepare`. */
export type PostDraft = Pick<Post, 'title' | 'excerpt' | 'content' | 'tags'>;

/** How many published posts the public page shows (spec section 9). */
export const PUBLIC_POSTS = 6;

const postsAdapter = createEntityAdapter<StoredPost>();

interface PostsExtra {
  formOpen: boolean;
  /** The posts as the content file has them; unknown in a visitor's page. */
  exported: Fingerprint | null;
}

/** A list of these posts, newest first, with its form closed. */
export const postsStateOf = (posts: StoredPost[]) =>
  postsAdapter.getInitialState<PostsExtra>({ formOpen: false, exported: null }, posts);

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
      postsAdapter.removeOne(state, action.payload.entry.id);
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
      .addCase(contentExported, (state) => {
        state.exported = fingerprintOf(state.entities);
      })
      .addMatcher(listsReplaced, (state, action) => {
        postsAdapter.setAll(state, action.payload.posts);
        state.exported = fingerprintOf(state.entities);
      });
  },
  selectors: {
    selectPostIds: (state) => state.ids,
    selectPostById: (state, id: PostId): StoredPost | undefined => state.entities[id],
    selectAllPosts: postsAdapter.getSelectors().selectAll,
    selectIsPostFormOpen: (state) => state.formOpen,
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
  selectPublicPosts,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
