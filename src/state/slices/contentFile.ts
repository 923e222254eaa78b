import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';

/** The lists that the owner changes, newest first. */
export type OwnerLists = Pick<Work, 'posts' | 'tracks'>;

export interface ContentFileState {
  /** How much of the owner's content is here: a visitor's page has a summary, the rest comes with the admin area. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
}

const initialState: ContentFileState = { status: 'summary' };

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
    contentLoaded(state, _action: PayloadAction<OwnerLists>) {
      state.status = 'complete';
    },
    /** A content file replaces all work. */
    contentImported(state, _action: PayloadAction<Work>) {
      state.status = 'complete';
    },
  },
  selectors: {
    selectContentStatus: (state) => state.status,
    selectIsContentComplete: (state) => state.status === 'complete',
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

export const { selectContentStatus, selectIsContentComplete } = contentFileSlice.selectors;
export const contentFileReducer = contentFileSlice.reducer;
