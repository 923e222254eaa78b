import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { replacesWork } from '../lists/content';
import { type AppThunk, rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { isAdded, isDeleted, isEdited, parseAction } from './listActions';

/** An open form. A null id stands for a new entry. */
interface OpenForm {
  id: string | null;
}

export type FormsState = Partial<Record<ListName, OpenForm>>;

declare module '../rootReducer' {
  interface AdminSlices {
    forms: FormsState;
  }
}

const initialState: FormsState = {};

/** The open form of each tab of the dashboard. The typed text is in the drafts slice. */
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
      .addMatcher(replacesWork, (state) =>
        // Closes the forms for existing entries, which may be gone.
        Object.fromEntries(Object.entries(state).filter(([, form]) => form.id === null)),
      )
      // The form would have nothing left to edit, or show old values.
      .addMatcher(isAnyOf(isAdded, isEdited, isDeleted), (state, action) => {
        const { list, id } = parseAction(action);
        if (state[list]?.id === (isAdded(action) ? null : id)) Reflect.deleteProperty(state, list);
      });
  },
  selectors: { selectForm: (state, list: ListName): OpenForm | undefined => state[list] },
});

export const { formOpened, formCancelled } = formsSlice.actions;
export const { selectForm } = formsSlice.injectInto(rootReducer).selectors;

/** Closes the form of a list. Dispatches only if one is open. */
export const cancelForm =
  (list: ListName): AppThunk =>
  (dispatch, getState) => {
    if (selectForm(getState(), list)) dispatch(formCancelled(list));
  };
