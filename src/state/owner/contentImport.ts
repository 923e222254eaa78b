import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentImported } from '../lists/content';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';

/** The state of the import of the file that was chosen last. */
export type ContentImportState =
  | { status: 'idle' }
  /** `id` tells this import from one that is started meanwhile. */
  | { status: 'checking'; id: string }
  /** The first of its errors, and how many it has. */
  | { status: 'refused'; errors: string[]; errorCount: number }
  /** Waits for the owner's confirmation, because it would replace changes. */
  | { status: 'heldBack'; work: Work };

declare module '../rootReducer' {
  interface AdminSlices {
    contentImport: ContentImportState;
  }
}

const idle = (): ContentImportState => ({ status: 'idle' });

/** The import of a content file. In the store, so that its result survives a change of tab. */
const contentImportSlice = createSlice({
  name: 'contentImport',
  initialState: idle(),
  reducers: {
    importStarted: {
      reducer: (_state, { payload }: PayloadAction<string>): ContentImportState => ({
        status: 'checking',
        id: payload,
      }),
      prepare: () => ({ payload: nanoid() }),
    },
    importRefused: (
      _state,
      { payload }: PayloadAction<{ errors: string[]; errorCount: number }>,
    ): ContentImportState => ({ status: 'refused', ...payload }),
    importHeldBack: (_state, { payload }: PayloadAction<Work>): ContentImportState => ({
      status: 'heldBack',
      work: payload,
    }),
    /** The owner keeps the current work, or leaves the dashboard. */
    importAbandoned: idle,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(contentImported, signedOut), idle);
  },
  selectors: { selectContentImport: (state) => state },
});

export const { importStarted, importRefused, importHeldBack, importAbandoned } =
  contentImportSlice.actions;
export const { selectContentImport } = contentImportSlice.injectInto(rootReducer).selectors;
