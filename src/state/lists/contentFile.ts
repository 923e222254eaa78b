import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, Work } from '../../content/types';
import type { RootState } from '../rootReducer';

export interface ContentFileState {
  /** `summary`: what visitors see. `complete`: all posts with their bodies, and all tracks. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
  /** Whether the site was built from `content.json`. Otherwise it is the demo, with placeholder work and inert buttons. */
  isOwn?: boolean;
  /** The lists that the content file leaves out. */
  leftOut?: ListName[];
}

const initialState: ContentFileState = { status: 'summary' };

/** Lists that replace those in the store. */
interface Replacement extends Work {
  /** The git hash of the content file on the disk or in the repository; null if there is none. Absent for a file that the owner chose. */
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
    contentImported(state, { payload: { leftOut } }: PayloadAction<Replacement>) {
      state.status = 'complete';
      if (leftOut) state.leftOut = leftOut;
      else delete state.leftOut;
    },
    /** Carries the work as it was edited before a reload of the tab. Handled by the slices of the lists. */
    editsRestored(_state, _action: PayloadAction<Work>) {},
  },
  selectors: {
    selectContentStatus: (state) => state.status,
    selectIsContentComplete: (state) => state.status === 'complete',
    selectHasOwnContent: ({ isOwn }) => isOwn === true,
  },
});

export const { contentRequested, contentFailed, contentLoaded, contentImported, editsRestored } =
  contentFileSlice.actions;

/** Matches the actions that replace projects, posts and tracks. */
export const replacesAllWork = isAnyOf(contentImported, editsRestored);

/** Matches the actions that replace all posts and all tracks. */
export const replacesPostsAndTracks = isAnyOf(contentLoaded, replacesAllWork);

export const { selectContentStatus, selectIsContentComplete, selectHasOwnContent } =
  contentFileSlice.selectors;

/** Whether this is the owner's content, and all of it is in the store. */
export const selectIsOwnContentComplete = (state: RootState) =>
  selectHasOwnContent(state) && selectIsContentComplete(state);

export const contentFileReducer = contentFileSlice.reducer;
