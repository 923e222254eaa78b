import { createSlice } from '@reduxjs/toolkit';
import type { PostId, TrackId } from '../../content/types';
import { type Positioned, positionedIn } from '../listPosition';
import { type AppThunk, rootReducer, type RootState } from '../rootReducer';
import { listsReplaced } from './contentFile';
import { selectIsLiked } from './likes';
import { postDeleted, postDrafted, postRestored, type StoredPost } from './posts';
import { trackAdded, type DeletedTrack, trackDeleted, trackRestored } from './tracks';

/** A deletion that can be undone. */
export type Deletion =
  ({ list: 'posts' } & Positioned<StoredPost>) | ({ list: 'tracks' } & DeletedTrack);

/** What the owner has deleted and can bring back, newest last. */
export type UndoState = Deletion[];

const initialState: UndoState = [];

/** The entry is in its list again, or about to be deleted once more. */
function forget(state: UndoState, list: Deletion['list'], id: string) {
  const index = state.findIndex((deletion) => deletion.list === list && deletion.entry.id === id);
  if (index >= 0) state.splice(index, 1);
}

const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postDeleted, (state, { payload }) => {
        forget(state, 'posts', payload.entry.id);
        state.push({ list: 'posts', ...payload });
      })
      .addCase(trackDeleted, (state, { payload }) => {
        forget(state, 'tracks', payload.entry.id);
        state.push({ list: 'tracks', ...payload });
      })
      .addCase(postRestored, (state, { payload }) => forget(state, 'posts', payload.entry.id))
      .addCase(trackRestored, (state, { payload }) => forget(state, 'tracks', payload.entry.id))
      .addCase(postDrafted, (state, { payload }) => forget(state, 'posts', payload.id))
      .addCase(trackAdded, (state, { payload }) => forget(state, 'tracks', payload.id))
      .addMatcher(listsReplaced, () => initialState);
  },
});

rootReducer.inject(undoSlice);

export const selectDeletions = ({ undo }: RootState): UndoState => undo ?? initialState;
export const undoReducer = undoSlice.reducer;

/** Deletes a post in a way that can be undone. */
export const deletePost =
  (id: PostId): AppThunk =>
  (dispatch, getState) => {
    const post = positionedIn(getState().posts, id);
    if (post) dispatch(postDeleted(post));
  };

/** Deletes a track in a way that can be undone, its like included. */
export const deleteTrack =
  (id: TrackId): AppThunk =>
  (dispatch, getState) => {
    const track = positionedIn(getState().tracks, id);
    if (track) dispatch(trackDeleted({ ...track, isLiked: selectIsLiked(getState(), id) }));
  };

/** The event that undoes a deletion. */
export function restoringOf(deletion: Deletion) {
  if (deletion.list === 'posts') {
    const { list: _list, ...post } = deletion;
    return postRestored(post);
  }
  const { list: _list, ...track } = deletion;
  return trackRestored(track);
}
