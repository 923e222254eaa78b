import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { replacesPostsAndTracks } from '../lists/contentFile';
import { postEdited, postReverted } from '../lists/editing/posts';
import {
  projectAdded,
  projectDeleted,
  projectEdited,
  projectReverted,
} from '../lists/editing/projects';
import { trackEdited, trackReverted } from '../lists/editing/tracks';
import { postCreated, postDeleted } from '../lists/posts';
import { trackAdded, trackDeleted } from '../lists/tracks';
import { type AppThunk, rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';

/** An open form: for the entry with this id, or for a new one if it is null. */
interface OpenForm {
  id: string | null;
}

export type FormsState = Partial<Record<ListName, OpenForm>>;

const initialState: FormsState = {};

const isOfPosts = isAnyOf(postCreated, postEdited, postReverted, postDeleted);
const isOfTracks = isAnyOf(trackAdded, trackEdited, trackReverted, trackDeleted);
const isOfProjects = isAnyOf(projectAdded, projectEdited, projectReverted, projectDeleted);

/** Which form of the dashboard is open in each tab. What is typed is not in the store. */
const formsSlice = createSlice({
  name: 'forms',
  initialState,
  reducers: {
    formOpened(state, { payload: { list, id } }: PayloadAction<OpenForm & { list: ListName }>) {
      state[list] = { id };
    },
    formCancelled(state, { payload: list }: PayloadAction<ListName>) {
      Reflect.deleteProperty(state, list);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(replacesPostsAndTracks, (state) =>
        // Closes the forms for existing entries, which may be gone.
        Object.fromEntries(Object.entries(state).filter(([, form]) => form.id === null)),
      )
      .addMatcher(isAnyOf(isOfPosts, isOfTracks, isOfProjects), (state, action) => {
        const list = isOfPosts(action) ? 'posts' : isOfTracks(action) ? 'tracks' : 'projects';
        const { payload } = action;
        // An addition carries the new entry itself, and closes the form for new entries.
        const id = 'entry' in payload ? payload.entry.id : null;
        if (state[list]?.id === id) Reflect.deleteProperty(state, list);
      });
  },
  selectors: {
    /** The open form of a list. `undefined` if none is open. */
    selectForm: (state, list: ListName): OpenForm | undefined => state[list],
  },
});

export const { formOpened, formCancelled } = formsSlice.actions;
export const { selectForm } = formsSlice.injectInto(rootReducer).selectors;

/** Closes the form of a list. Dispatches only if one is open. */
export const cancelForm =
  (list: ListName): AppThunk =>
  (dispatch, getState) => {
    if (selectForm(getState(), list)) dispatch(formCancelled(list));
  };
