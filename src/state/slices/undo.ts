import { createSlice, current, isAnyOf } from '@reduxjs/toolkit';
import type { PostId, TrackId } from '../../content/types';
import { postEdited, postReverted } from '../editing/posts';
import {
  projectAdded,
  projectDeleted,
  projectEdited,
  projectRestored,
  projectReverted,
} from '../editing/projects';
import { trackEdited, trackReverted } from '../editing/tracks';
import { findWithPosition } from '../listPosition';
import { type AppThunk, rootReducer, type RootState } from '../rootReducer';
import { listsReplaced } from './contentFile';
import { selectIsLiked } from './likes';
import { postDeleted, postCreated, postRestored } from './posts';
import { trackAdded, trackDeleted, trackRestored } from './tracks';

const isRestored = isAnyOf(postRestored, trackRestored, projectRestored);
const isReverted = isAnyOf(postReverted, trackReverted, projectReverted);

/** An action that undoes a deletion or an edit. */
export type Undoing = ReturnType<
  | typeof postRestored
  | typeof trackRestored
  | typeof projectRestored
  | typeof postReverted
  | typeof trackReverted
  | typeof projectReverted
>;

const initialState: Undoing[] = [];

/** Removes the newest action of a type for an entry. */
function remove(state: Undoing[], type: Undoing['type'], id: string) {
  // `current`, because Immer would make a draft of each action that is visited.
  const index = current(state).findLastIndex(
    (action) => action.type === type && action.payload.entry.id === id,
  );
  if (index >= 0) state.splice(index, 1);
}

/** Adds the action that undoes a deletion. Replaces an older one: an entry can be restored only once. */
function pushRestored(state: Undoing[], action: Undoing) {
  remove(state, action.type, action.payload.entry.id);
  state.push(action);
}

/** The actions that undo the deletions and edits so far, the newest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postDeleted, (state, { payload }) => pushRestored(state, postRestored(payload)))
      .addCase(trackDeleted, (state, { payload }) => pushRestored(state, trackRestored(payload)))
      .addCase(projectDeleted, (state, { payload }) =>
        pushRestored(state, projectRestored(payload)),
      )
      .addCase(postEdited, (state, { payload }) => void state.push(postReverted(payload)))
      .addCase(trackEdited, (state, { payload }) => void state.push(trackReverted(payload)))
      .addCase(projectEdited, (state, { payload }) => void state.push(projectReverted(payload)))
      .addCase(postCreated, (state, { payload }) => remove(state, postRestored.type, payload.id))
      .addCase(trackAdded, (state, { payload }) => remove(state, trackRestored.type, payload.id))
      .addCase(projectAdded, (state, { payload }) =>
        remove(state, projectRestored.type, payload.id),
      )
      .addMatcher(isAnyOf(isRestored, isReverted), (state, { type, payload }) =>
        remove(state, type, payload.entry.id),
      )
      .addMatcher(listsReplaced, () => initialState);
  },
});

rootReducer.inject(undoSlice);

export const undoReducer = undoSlice.reducer;

/** The actions that undo the deletions and edits so far, the newest last. */
export const selectUndoings = ({ undo }: RootState): Undoing[] => undo ?? initialState;

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
