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

/** An event that undoes a deletion or an edit. */
export type Undoing = ReturnType<
  | typeof postRestored
  | typeof trackRestored
  | typeof projectRestored
  | typeof postReverted
  | typeof trackReverted
  | typeof projectReverted
>;

const initialState: Undoing[] = [];

/** Removes the newest event of a type that is about an entry. */
function remove(state: Undoing[], type: Undoing['type'], id: string) {
  // Through the draft, every event on the way would get a draft of its own.
  const index = current(state).findLastIndex(
    (event) => event.type === type && event.payload.entry.id === id,
  );
  if (index >= 0) state.splice(index, 1);
}

/** Adds the event that undoes a deletion; an entry can be brought back once. */
function pushRestored(state: Undoing[], event: Undoing) {
  remove(state, event.type, event.payload.entry.id);
  state.push(event);
}

/** The events that undo what was deleted or edited, the newest last. */
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

/** What can be undone, the newest last: dispatching it undoes it. */
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
