import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { postEdited, postReverted } from '../editing/posts';
import { projectAdded, projectDeleted, projectEdited, projectReverted } from '../editing/projects';
import { trackEdited, trackReverted } from '../editing/tracks';
import { type AppThunk, rootReducer, type RootState } from '../rootReducer';
import { signedOut } from './auth';
import { listsReplaced } from './contentFile';
import { postCreated, postDeleted } from './posts';
import { trackAdded, trackDeleted } from './tracks';

/** An open form: for the entry with this id, or for a new one if it is null. */
interface OpenForm {
  id: string | null;
}

export type FormsState = Partial<Record<ListName, OpenForm>>;

const initialState: FormsState = {};

const isOfPosts = isAnyOf(postCreated, postEdited, postReverted, postDeleted);
const isOfTracks = isAnyOf(trackAdded, trackEdited, trackReverted, trackDeleted);
const isOfProjects = isAnyOf(projectAdded, projectEdited, projectReverted, projectDeleted);
/** These close the form for new entries. */
const isAddition = isAnyOf(postCreated, trackAdded, projectAdded);

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
      .addMatcher(listsReplaced, (state) =>
        // Closes the forms for existing entries, which may be gone.
        Object.fromEntries(Object.entries(state).filter(([, form]) => form.id === null)),
      )
      .addMatcher(isAnyOf(isOfPosts, isOfTracks, isOfProjects), (state, action) => {
        const list = isOfPosts(action) ? 'posts' : isOfTracks(action) ? 'tracks' : 'projects';
        const { payload } = action;
        const id = isAddition(action) || !('entry' in payload) ? null : payload.entry.id;
        if (state[list]?.id === id) Reflect.deleteProperty(state, list);
      });
  },
});

rootReducer.inject(formsSlice);

export const { formOpened, formCancelled } = formsSlice.actions;
export const formsReducer = formsSlice.reducer;

/** The open form of a list. `undefined` if none is open. */
export const selectForm = ({ forms }: RootState, list: ListName): OpenForm | undefined =>
  forms?.[list];

/** Closes the form of a list. Dispatches only if one is open. */
export const cancelForm =
  (list: ListName): AppThunk =>
  (dispatch, getState) => {
    if (selectForm(getState(), list)) dispatch(formCancelled(list));
  };
