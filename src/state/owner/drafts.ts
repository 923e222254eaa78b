import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';

interface DraftsState {
  /** Whether the browser refused to store the unsent text and the unsaved changes. */
  isStorageRefused?: boolean;
  /** Whether the browser refused to store an added picture. */
  isPictureRefused?: boolean;
  /** The latest write of drafts into the browser's storage: when, and the keys of the forms in it. */
  stored?: { at: number; forms: string[] };
}

const initialState: DraftsState = {};

/** The result of storing the owner's drafts in the browser. */
const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    /** Until the page is reloaded: after a full disk, Chromium loses later writes too. */
    storageRefused(state) {
      state.isStorageRefused = true;
    },
    pictureRefused(state) {
      state.isPictureRefused = true;
    },
    /** The drafts are on disk, with the text of these forms. */
    draftsStored: {
      prepare: (forms: string[]) => ({ payload: { forms, at: Date.now() } }),
      reducer(state, { payload }: PayloadAction<NonNullable<DraftsState['stored']>>) {
        state.stored = payload;
      },
    },
  },
  selectors: {
    selectIsStorageRefused: (state) => state.isStorageRefused === true,
    selectIsPictureRefused: (state) => state.isPictureRefused === true,
    /** When the browser last stored the text of this form; undefined if it has not yet. */
    selectStoredAt: ({ stored }, form: string) =>
      stored?.forms.includes(form) ? stored.at : undefined,
  },
});

export const { storageRefused, pictureRefused, draftsStored } = draftsSlice.actions;
export const { selectIsStorageRefused, selectIsPictureRefused, selectStoredAt } =
  draftsSlice.injectInto(rootReducer).selectors;

declare module '../rootReducer' {
  interface AdminSlices {
    drafts: DraftsState;
  }
}
