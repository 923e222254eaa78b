import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, Work } from '../../content/types';
import { savedContentLoaded, contentImported } from '../lists/content';
import { rootReducer, type RootState } from '../rootReducer';
import { isAdded, isDeleted, isEdited, LIST_NAMES, parseAction } from './listActions';
import { publishOperation } from './operations';
import { selectChangeCount } from './savedWork';
import { isUndo } from './undo';

/** The values of the fields of a form, by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/** The key of a form: its list, and the id of the entry that it edits; that of a new entry is empty. */
export const formKey = (list: ListName, id: string | null) => `${list}/${id ?? ''}`;

export function parseFormKey(key: string): [ListName, string | null] {
  const [name, id] = key.split('/');
  return [LIST_NAMES.find((list) => list === name) ?? 'posts', id || null];
}

/** What the owner typed into the forms of the dashboard and did not send. Never a password or a token. */
interface DraftsState {
  /** By the key of the form. Only fields that differ from their first values. */
  typed: Record<string, FieldTexts>;
  /** Whether the browser refused to store the drafts. */
  isStorageRefused?: boolean;
}

const initialState: DraftsState = { typed: {} };

/** Drops the text typed into forms of entries that the new work lacks. */
function dropDeleted({ typed }: DraftsState, { payload: work }: PayloadAction<Work>) {
  const keys = LIST_NAMES.flatMap((list) => work[list].map(({ id }) => formKey(list, id)));
  for (const key of Object.keys(typed))
    if (!key.endsWith('/') && !keys.includes(key)) Reflect.deleteProperty(typed, key);
}

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Carries all texts of a form that differ from their first values. */
    formTyped({ typed }, { payload }: PayloadAction<{ form: string; texts: FieldTexts }>) {
      if (Object.keys(payload.texts).length > 0) typed[payload.form] = payload.texts;
      else Reflect.deleteProperty(typed, payload.form);
    },
    /** The form was sent, or its changes were discarded. */
    formEmptied({ typed }, { payload: form }: PayloadAction<string>) {
      Reflect.deleteProperty(typed, form);
    },
    /** Carries the texts from before a reload, by the key of the form. */
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

/** Whether something would be lost with the page: changes, typed text, or the answer of GitHub. */
export const selectHasUnsaved = (state: RootState): boolean =>
  selectChangeCount(state) > 0 ||
  Object.keys(selectTyped(state)).length > 0 ||
  publishOperation.select(state).status === 'running';

declare module '../rootReducer' {
  interface AdminSlices {
    drafts: DraftsState;
  }
}
