import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../content/types';
import type { KeptLists } from './fingerprint';
import { sitePublished } from './publish';

/** The lists that the owner changes, newest first. */
export type OwnerLists = Pick<Work, 'posts' | 'tracks'>;

export interface ContentFileState {
  /** How much of the owner's content is here: a visitor's page has a summary, the rest comes with the admin area. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
  /** The git hash of the file that the lists were read from or saved to; null where there is none. */
  fileHash: string | null;
}

const initialState: ContentFileState = { status: 'summary', fileHash: null };

/** The dev server has written the content file. */
export const contentSaved = createAction<KeptLists>('contentFile/contentSaved');

export const contentKept = isAnyOf(contentSaved, sitePublished);

/** Lists that take the place of others. */
interface Replacement extends OwnerLists {
  /** The git hash of the file that they are in, where it is the one that the site is built from. */
  fileHash?: string | null;
  /** Where they are not in that file yet. */
  isUnsaved?: boolean;
}

/** The owner's content as a whole: whether it has been loaded. What is in it is in the slices of its lists. */
const contentFileSlice = createSlice({
  name: 'contentFile',
  initialState,
  reducers: {
    contentRequested(state) {
      if (state.status !== 'complete') state.status = 'loading';
    },
    contentFailed(state) {
      if (state.status !== 'complete') state.status = 'failed';
    },
    /** The whole lists are here, newest first. */
    contentLoaded(state, { payload }: PayloadAction<Replacement>) {
      state.status = 'complete';
      if (payload.fileHash !== undefined) state.fileHash = payload.fileHash;
    },
    /** A content file replaces all work. */
    contentImported(state, { payload }: PayloadAction<Work & Replacement>) {
      state.status = 'complete';
      if (payload.fileHash !== undefined) state.fileHash = payload.fileHash;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(contentKept, (state, { payload }) => {
      state.fileHash = payload.fileHash;
    });
  },
  selectors: {
    selectContentStatus: (state) => state.status,
    selectIsContentComplete: (state) => state.status === 'complete',
    selectFileHash: (state) => state.fileHash,
  },
});

export const { contentRequested, contentFailed, contentLoaded, contentImported } =
  contentFileSlice.actions;

/** The lists were saved as a content file: what they hold now counts as exported. */
export const contentExported = createAction('contentFile/contentExported');

/** A chosen file has errors and changes nothing. No reducer answers this and the next event: they are for the log. */
export const importRefused = createAction<{ errorCount: number; firstError: string | undefined }>(
  'contentFile/importRefused',
);

/** An import waits for the owner's answer, because it would replace so many changes. */
export const importHeldBack = createAction<{ unexportedCount: number }>(
  'contentFile/importHeldBack',
);

/** The posts and tracks are others now. */
export const listsReplaced = isAnyOf(contentLoaded, contentImported);

export const { selectContentStatus, selectIsContentComplete, selectFileHash } =
  contentFileSlice.selectors;
export const contentFileReducer = contentFileSlice.reducer;
