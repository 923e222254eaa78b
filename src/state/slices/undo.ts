import { createSlice, current } from '@reduxjs/toolkit';
import type { PostId, TrackId } from '../../content/types';
import { type Positioned, findWithPosition } from '../listPosition';
import { type AppThunk, rootReducer, type RootState } from '../rootReducer';
import { listsReplaced } from './contentFile';
import { selectIsLiked } from './likes';
import { postDeleted, postCreated, postRestored, type StoredPost } from './posts';
import { trackAdded, type DeletedTrack, trackDeleted, trackRestored } from './tracks';

/** A deletion that can be undone. */
export type Deletion =
  ({ list: 'posts' } & Positioned<StoredPost>) | ({ list: 'tracks' } & DeletedTrack);

const initialState: Deletion[] = [];

/** Removes an older deletion of the same entry. */
function removeDeletion(state: Deletion[], list: Deletion['list'], id: string) {
  // Through the draft, every deletion on the way would get a draft of its own.
  const index = current(state).findIndex(
    (deletion) => deletion.list === list && deletion.entry.id === id,
  );
  if (index >= 0) state.splice(index, 1);
}

/** The deletions that can be undone, newest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postDeleted, (state, { payload }) => {
        removeDeletion(state, 'posts', payload.entry.id);
        state.push({ list: 'posts', ...payload });
      })
      .addCase(trackDeleted, (state, { payload }) => {
        removeDeletion(state, 'tracks', payload.entry.id);
        state.push({ list: 'tracks', ...payload });
      })
      .addCase(postRestored, (state, { payload }) =>
        removeDeletion(state, 'posts', payload.entry.id),
      )
      .addCase(trackRestored, (state, { payload }) =>
        removeDeletion(state, 'tracks', payload.entry.id),
      )
      .addCase(postCreated, (state, { payload }) => removeDeletion(state, 'posts', payload.id))
      .addCase(trackAdded, (state, { payload }) => removeDeletion(state, 'tracks', payload.id))
      .addMatcher(listsReplaced, () => initialState);
  },
});

rootReducer.inject(undoSlice);

export const selectDeletions = ({ undo }: RootState): Deletion[] => undo ?? initialState;
export const undoReducer = undoSlice.reducer;

/** Deletes a post in a way that can be undone. */
export const deletePost =
  (id: PostId): AppThunk =>
  (dispatch, getState) => {
    const post = findWithPosition(getState().posts, id);
    if (post) dispatch(postDeleted(post));
  };

/** Deletes a track and its like, in a way that can be undone. Not in `tracks.ts`, which must not import the likes. */
export const deleteTrack =
  (id: TrackId): AppThunk =>
  (dispatch, getState) => {
    const track = findWithPosition(getState().tracks, id);
    if (track) dispatch(trackDeleted({ ...track, isLiked: selectIsLiked(getState(), id) }));
  };

/** The action that undoes a deletion. */
export function restoreAction(deletion: Deletion) {
  if (deletion.list === 'posts') {
    const { list: _list, ...post } = deletion;
    return postRestored(post);
  }
  const { list: _list, ...track } = deletion;
  return trackRestored(track);
}
