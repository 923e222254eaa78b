import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';

export interface ContentFileState {
  /** `summary`: what visitors see. `complete`: all posts with their bodies, and all tracks. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
  /** Whether the site was built from `content.json`. Otherwise it is the demo, with placeholder work and inert buttons. */
  isOwn?: boolean;
}

const initialState: ContentFileState = { status: 'summary' };

/** Lists that replace those in the store. */
interface Replacement extends Work {
  /** The git hash of their content file, if that is the file that the site is built from. */
  fileHash?: string | null;
  /** Whether they are not in that file yet. */
  isUnsaved?: boolean;
}

/** Whether the owner's content is loaded. The content itself is in `posts`, `tracks` and `projects`. */
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
    /** Carries the whole lists, newest first; the projects are in the store already. */
    contentLoaded(state, _action: PayloadAction<Replacement>) {
      state.status = 'complete';
    },
    /** A content file replaces all work. */
    contentImported(state, _action: PayloadAction<Replacement>) {
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

/** Matches the actions that replace all posts and tracks. */
export const listsReplaced = isAnyOf(contentLoaded, contentImported);

export const {
  selectContentStatus,
  selectIsContentComplete,
  selectHasOwnContent,
  selectHasAllOwnContent,
} = contentFileSlice.selectors;
export const contentFileReducer = contentFileSlice.reducer;
