import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import { readTimeOf } from '../../../content/readTime';
import type { Post, PostId } from '../../../content/types';
import { type AppThunk, rootReducer } from '../../rootReducer';
import { findWithPosition } from '../listPosition';
import { postDeleted, postsReducer, postsStateOf, selectPostById, type StoredPost } from '../posts';
import { chainReducers, type Edit, editOf, type Move, moveByOne } from './edit';

type PostsState = ReturnType<typeof postsStateOf>;

/** Replaces the post with the same id. The status is kept, because an edit does not change it. */
function replace({ entities }: PostsState, post: StoredPost) {
  const old = Object.hasOwn(entities, post.id) && entities[post.id];
  if (old) entities[post.id] = { ...post, status: old.status };
}

/** Edits of posts, with own content only. Part of the chunk of the admin area, which no visitor downloads. */
const postsEditing = createSlice({
  name: 'posts',
  initialState: postsStateOf([]),
  reducers: {
    postEdited(state, { payload: { entry } }: PayloadAction<Edit<StoredPost>>) {
      replace(state, entry);
    },
    /** An edit was undone. */
    postReverted(state, { payload: { before } }: PayloadAction<Edit<StoredPost>>) {
      replace(state, before);
    },
    postMoved(state, { payload: { id, by } }: PayloadAction<Move>) {
      const ids = current(state.ids);
      state.ids = moveByOne(ids, ids.indexOf(id), by);
    },
  },
});

export const { postEdited, postReverted, postMoved } = postsEditing.actions;
rootReducer.inject(
  { reducerPath: 'posts', reducer: chainReducers(postsReducer, postsEditing.reducer) },
  { overrideExisting: true },
);

/** The fields of the form for a post. */
export type PostFields = Pick<
  Post,
  'title' | 'excerpt' | 'content' | 'tags' | 'image' | 'publishedAt'
>;

/** Edits a post. Dispatches only if something changes. */
export const editPost =
  (id: PostId, fields: PostFields): AppThunk =>
  (dispatch, getState) => {
    const post = selectPostById(getState(), id);
    const edit = post && editOf<StoredPost>(post, fields);
    if (!edit) return;
    const isSameText = edit.entry.content === edit.before.content;
    const readTime = isSameText ? edit.entry.readTime : readTimeOf(fields.content);
    dispatch(postEdited({ ...edit, entry: { ...edit.entry, readTime } }));
  };

/** Deletes a post in a way that can be undone. */
export const deletePost =
  (id: PostId): AppThunk =>
  (dispatch, getState) => {
    const post = findWithPosition(getState().posts, id);
    if (post) dispatch(postDeleted(post));
  };
