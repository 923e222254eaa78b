import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, Work } from '../../content/types';
import { savedContentLoaded, contentImported } from '../lists/content';
import { rootReducer, type RootState } from '../rootReducer';
import { isAdded, isDeleted, isEdited, LIST_NAMES, parseAction } from './listActions';
import { publishOperation } from './operations';
import { selectChangeCount } from './savedWork';
import { isUndo } from './undo';

export type FieldTexts = Readonly<Record<string, string>>;

/** The key of a form: its list, and the id of the edited entry (empty for a new one). */
export const formKey = (list: ListName, id: string | null) => `${list}/${id ?? ''}`;

export function parseFormKey(key: string): [ListName, string | null] {
  const [name, id] = key.split('/');
  return [LIST_NAMES.find((list) => list === name) ?? 'posts', id || null];
}

/** Unsent text in the forms of the dashboard. Never a password or a token. */
interface DraftsState {
  /** By the key of the form. Only fields that differ from their initial values. */
  typed: Record<string, FieldTexts>;
  /** Whether the browser refused to store the drafts. */
  isStorageRefused?: boolean;
}

const initialState: DraftsState = { typed: {} };

/** Drops the text typed into the forms of entries missing from the new work. */
function dropDeleted({ typed }: DraftsState, { payload: work }: PayloadAction<Work>) {
  const keys = LIST_NAMES.flatMap((list) => work[list].map(({ id }) => formKey(list, id)));
  for (const key of Object.keys(typed))
    if (!key.endsWith('/') && !keys.includes(key)) Reflect.deleteProperty(typed, key);
}

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Carries all texts of a form that differ from their initial values. */
    formTyped({ typed }, { payload }: PayloadAction<{ form: string; texts: FieldTexts }>) {
      if (Object.keys(payload.texts).length > 0) typed[payload.form] = payload.texts;
      else Reflect.deleteProperty(typed, payload.form);
    },
    /** The form was submitted, or its changes were discarded. */
    formEmptied({ typed }, { payload: form }: PayloadAction<string>) {
      Reflect.deleteProperty(typed, form);
    },
    /** Carries the texts typed before a reload, by the key of the form. */
    typedRestored(state, { payload }: PayloadAction<Record<string, FieldTexts>>) {
      state.typed = payload;
    },
    typedDiscarded(state) {
      state.typed = {};
    },
    storageRefused(state) {
      state.isStorageRefused = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(contentImported, dropDeleted)
      .addCase(savedContentLoaded, dropDeleted)
      .addMatcher(isAnyOf(isAdded, isEdited, isDeleted), ({ typed }, action) => {
        if (isUndo(action)) return;
        const { list, id } = parseAction(action);
        Reflect.deleteProperty(typed, formKey(list, isAdded(action) ? null : id));
      });
  },
  selectors: {
    selectTyped: (state) => state.typed,
    selectIsStorageRefused: (state) => state.isStorageRefused === true,
  },
});

export const { formTyped, formEmptied, typedRestored, typedDiscarded, storageRefused } =
  draftsSlice.actions;
export const { selectTyped, selectIsStorageRefused } =
  draftsSlice.injectInto(rootReducer).selectors;

export const selectFormTexts = (state: RootState, form: string): FieldTexts | undefined =>
  selectTyped(state)[form];

/** Whether closing the page loses unsaved changes, typed text or the response of GitHub. */
export const selectHasUnsaved = (state: RootState): boolean =>
  selectChangeCount(state) > 0 ||
  Object.keys(selectTyped(state)).length > 0 ||
  publishOperation.select(state).status === 'running';

declare module '../rootReducer' {
  interface AdminSlices {
    drafts: DraftsState;
  }
}
