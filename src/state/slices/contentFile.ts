import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';

/** The lists that the owner changes, newest first. */
export type OwnerLists = Pick<Work, 'posts' | 'tracks'>;

export interface ContentFileState {
  /** How much of the owner's content is here: a visitor's page has a summary, the rest comes with the admin area. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
  /** Whether the site was built from a file of the owner's: then what has something to act on, acts. */
  isOwn?: boolean;
}

const initialState: ContentFileState = { status: 'summary' };

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
    contentLoaded(state, _action: PayloadAction<Replacement>) {
      state.status = 'complete';
    },
    /** A content file replaces all work. */
    contentImported(state, _action: PayloadAction<Work & Replacement>) {
      state.status = 'complete';
    },
  },
  selectors: {
    selectContentStatus: (state) => state.status,
    selectIsContentComplete: (state) => state.status === 'complete',
    selectHasOwnContent: ({ isOwn }) => isOwn === true,
    selectHasAllOwnContent: ({ isOwn, status }) => isOwn === true && status === 'complete',
  },
});

export const { contentRequested, contentFailed, contentLoaded, contentImported } =
  contentFileSlice.actions;

/** The posts and tracks are others now. */
export const listsReplaced = isAnyOf(contentLoaded, contentImported);

export const {
  selectContentStatus,
  selectIsContentComplete,
  selectHasOwnContent,
  selectHasAllOwnContent,
} = contentFileSlice.selectors;
export const contentFileReducer = contentFileSlice.reducer;
