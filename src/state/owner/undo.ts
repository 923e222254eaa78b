import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { replacesWork, selectHasOwnContent } from '../lists/content';
import { postPublished, postUnpublished } from '../lists/posts';
import { projectFeatured, projectUnfeatured } from '../lists/projects';
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

const initialState: ListAction[] = [];

/** The actions that can be undone, latest last. */
const undoSlice = createSlice({
  name: 'undo',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isListAction, (state, action) => {
        if (!isUndo(action)) return [...state, action];
        const { list, id } = parseAction(action);
        const undone = state.findLastIndex((each) => {
          const parsed = parseAction(each);
          return parsed.list === list && parsed.id === id;
        });
        return state.filter((_, index) => index !== undone);
      })
      .addMatcher(replacesWork, () => initialState);
  },
  selectors: { selectUndoableActions: (state) => state },
});

export const { selectUndoableActions } = undoSlice.injectInto(rootReducer).selectors;

/** The action that Undo takes back: the latest one, or in the demo the latest deletion; `undefined` without one. */
export function selectUndoable(state: RootState): ListAction | undefined {
  const actions = selectUndoableActions(state);
  return selectHasOwnContent(state) ? actions.at(-1) : actions.findLast(isDeleted);
}

const OPPOSITES: Record<string, (id: string) => UnknownAction> = {
  [postPublished.type]: postUnpublished,
  [postUnpublished.type]: postPublished,
  [projectFeatured.type]: projectUnfeatured,
  [projectUnfeatured.type]: projectFeatured,
};

function invert(action: ListAction, state: RootState): UnknownAction | undefined {
  const { list, id } = parseAction(action);
  const actions = getActions(list);
  if (isAdded(action)) return createDeletion(state, list, id);
  if (isDeleted(action)) return actions.restored(action.payload);
  if (isMoved(action))
    return actions.moved({ ...action.payload, by: action.payload.by === 1 ? -1 : 1 });
  if (isEdited(action)) {
    const { from, to } = action.payload;
    return actions.edited({ id, from: to, to: from });
  }
  return OPPOSITES[action.type]?.(id);
}

/** Undoes the latest action by dispatching its opposite, marked so that it cannot be undone itself. */
export const undo = (): AppThunk => (dispatch, getState) => {
  const action = selectUndoable(getState());
  const inverse = action && invert(action, getState());
  if (inverse) dispatch({ ...inverse, meta: { isUndo: true } });
};
