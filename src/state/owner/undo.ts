import { createSlice, current, isAnyOf } from '@reduxjs/toolkit';
import { replacesPostsAndTracks } from '../lists/contentFile';
import { postEdited, postReverted } from '../lists/editing/posts';
import {
  projectAdded,
  projectDeleted,
  projectEdited,
  projectRestored,
  projectReverted,
} from '../lists/editing/projects';
import { trackEdited, trackReverted } from '../lists/editing/tracks';
import { postDeleted, postCreated, postRestored } from '../lists/posts';
import { trackAdded, trackDeleted, trackRestored } from '../lists/tracks';
import { rootReducer } from '../rootReducer';

const isRestored = isAnyOf(postRestored, trackRestored, projectRestored);
const isReverted = isAnyOf(postReverted, trackReverted, projectReverted);

/** An action that undoes a deletion or an edit. */
export type UndoAction = ReturnType<
  | typeof postRestored
  | typeof trackRestored
  | typeof projectRestored
  | typeof postReverted
  | typeof trackReverted
  | typeof projectReverted
>;

const initialState: UndoAction[] = [];

/** Removes the newest action of a type for an entry. */
function remove(state: UndoAction[], type: UndoAction['type'], id: string) {
  // `current`, because Immer would make a draft of each action that is visited.
  const index = current(state).findLastIndex(
    (action) => action.type === type && action.payload.entry.id === id,
  );
  if (index >= 0) state.splice(index, 1);
}

/** Adds the action that undoes a deletion. Replaces an older one: an entry can be restored only once. */
function pushRestoreAction(state: UndoAction[], action: UndoAction) {
  remove(state, action.type, action.payload.entry.id);
  state.push(action);
}

/** What can be undone in the dashboard. */
const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(postDeleted, (state, { payload }) => pushRestoreAction(state, postRestored(payload)))
      .addCase(trackDeleted, (state, { payload }) =>
        pushRestoreAction(state, trackRestored(payload)),
      )
      .addCase(projectDeleted, (state, { payload }) =>
        pushRestoreAction(state, projectRestored(payload)),
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
      .addMatcher(replacesPostsAndTracks, () => initialState);
  },
  /** The actions that undo the deletions and edits so far, the newest last. */
  selectors: { selectUndoActions: (state) => state },
});

export const { selectUndoActions } = undoSlice.injectInto(rootReducer).selectors;
