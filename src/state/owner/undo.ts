import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { replacesWork } from '../lists/content';
import { postActions } from '../lists/posts';
import { projectActions } from '../lists/projects';
import { type AppThunk, rootReducer, type RootState } from '../rootReducer';
import {
  createDeletion,
  getActions,
  isAdded,
  isDeleted,
  isEdited,
  isListAction,
  isMoved,
  type ListAction,
  parseAction,
} from './listActions';

declare module '../rootReducer' {
  interface AdminSlices {
    undo: ListAction[];
  }
}

/** Whether an action undoes an earlier one. */
export const isUndo = (action: UnknownAction) => 'meta' in action;

/** The actions that can be undone, latest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState: (): ListAction[] => [],
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isListAction, (state, action) =>
        isUndo(action) ? state.slice(0, -1) : [...state, action],
      )
      .addMatcher(replacesWork, () => []);
  },
  selectors: {
    selectUndoableActions: (state) => state,
    /** The action that Undo takes back. */
    selectUndoable: (state) => state.at(-1),
  },
});

export const { selectUndoableActions, selectUndoable } =
  undoSlice.injectInto(rootReducer).selectors;

const OPPOSITES: Record<string, (id: string) => UnknownAction> = {
  [postActions.published.type]: postActions.unpublished,
  [postActions.unpublished.type]: postActions.published,
  [projectActions.featured.type]: projectActions.unfeatured,
  [projectActions.unfeatured.type]: projectActions.featured,
};

function invert(action: ListAction, state: RootState): UnknownAction | undefined {
  const { list, id } = parseAction(action);
  const actions = getActions(list);
  if (isAdded(action)) return createDeletion(state, list, id);
  if (isDeleted(action)) return actions.restored(action.payload);
  if (isMoved(action)) return actions.moved({ id, by: action.payload.by === 1 ? -1 : 1 });
  if (isEdited(action))
    return actions.edited({ id, from: action.payload.to, to: action.payload.from });
  return OPPOSITES[action.type]?.(id);
}

/** Undoes the latest action by dispatching its opposite, marked so that it cannot be undone itself. */
export const undo = (): AppThunk => (dispatch, getState) => {
  const action = selectUndoable(getState());
  const inverse = action && invert(action, getState());
  if (inverse) dispatch({ ...inverse, meta: { isUndo: true } });
};
