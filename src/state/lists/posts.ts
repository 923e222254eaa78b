import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import { getPublishedPosts } from '../../content/publishedPosts';
import { readTimeOf } from '../../content/readTime';
import type { Post, PostId, PostStatus, PostSummary } from '../../content/types';
import { today } from '../today';
import { replacesPostsAndTracks } from './contentFile';
import { insertAt, insertOnTop, type Positioned, removeFrom } from './listPosition';

/** A post in the store. Its body is loaded with the admin area. */
export type StoredPost = PostSummary & Partial<Pick<Post, 'content'>>;

/** The fields of the form; `prepare` makes the rest. The last three are given with own content only. */
type PostInput = Pick<Post, 'title' | 'excerpt' | 'content' | 'tags'> &
  Partial<Pick<Post, 'image' | 'publishedAt' | 'id'>>;

/** How many published posts the public page shows (spec section 9). */
const MAX_PUBLIC_POSTS = 6;

/** The newest published posts, at most six: what a visitor sees. */
export const publicPostsOf = <P extends StoredPost>(posts: P[]) =>
  getPublishedPosts(posts).slice(0, MAX_PUBLIC_POSTS);

const postsAdapter = createEntityAdapter<StoredPost>();

/** The state of the slice with these posts, newest first. */
export const postsStateOf = (posts: StoredPost[]) => postsAdapter.getInitialState({}, posts);

type PostsState = ReturnType<typeof postsStateOf>;

function setStatus({ entities }: PostsState, id: PostId, status: PostStatus) {
  const post = Object.hasOwn(entities, id) && entities[id];
  if (post) post.status = status;
}

const postsSlice = createSlice({
  name: 'posts',
  initialState: () => postsStateOf([]),
  reducers: {
    postCreated: {
      reducer(state, action: PayloadAction<Post>) {
        insertOnTop(state, action.payload);
      },
      /** @param isOwn Whether it is own content: then the picture is the owner's, or none. */
      prepare(input: PostInput, isOwn = false): { payload: Post } {
        const { id = nanoid() } = input;
        return {
          payload: {
            publishedAt: today(),
            ...(!isOwn && { image: placeholderImage(id) }),
            ...input,
            id,
            readTime: readTimeOf(input.content),
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
    builder.addMatcher(replacesPostsAndTracks, (state, action) => {
      postsAdapter.setAll(state, action.payload.posts);
    });
  },
  selectors: {
    selectPostIds: (state) => state.ids,
    selectPostById: ({ entities }, id: PostId): StoredPost | undefined =>
      Object.hasOwn(entities, id) ? entities[id] : undefined,
    selectAllPosts: postsAdapter.getSelectors().selectAll,
    /** Every published post, newest first. */
    selectPublishedPosts: createSelector(postsAdapter.getSelectors().selectAll, getPublishedPosts),
    selectPublicPosts: createSelector(postsAdapter.getSelectors().selectAll, publicPostsOf),
  },
});

export const { postCreated, postPublished, postUnpublished, postDeleted, postRestored } =
  postsSlice.actions;
export const {
  selectPostIds,
  selectPostById,
  selectAllPosts,
  selectPublishedPosts,
  selectPublicPosts,
} = postsSlice.selectors;
export const postsReducer = postsSlice.reducer;
