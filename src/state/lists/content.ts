import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { BuiltPictures } from '../../content/images';
import type { ListName, Work } from '../../content/types';

export interface ContentState {
  /** `summary`: the visible part. `complete`: all posts with their bodies, and all tracks. */
  status: 'summary' | 'loading' | 'failed' | 'complete';
  /** Whether the site was built from `content.json`. Otherwise it is the demo: placeholder work, inert buttons. */
  isOwn?: boolean;
  /** The lists missing from the content file. */
  missingLists?: ListName[];
}

const initialState: ContentState = { status: 'summary' };

/** The work in a content file on disk or in the repository. */
export interface SavedContent extends Work {
  /** The git hash of the file; null if there is none. */
  fileHash: string | null;
  /** The hashes of older files, if the site is built from one of them. */
  olderHashes?: (string | null)[];
}

function replace(state: ContentState, { payload: { missingLists } }: PayloadAction<Work>) {
  state.status = 'complete';
  if (missingLists) state.missingLists = missingLists;
  else delete state.missingLists;
}

/** The origin and load status of the content. The content itself is in the slices of the lists. */
export const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    contentRequested(state) {
      if (state.status !== 'complete') state.status = 'loading';
    },
    contentFailed(state) {
      if (state.status !== 'complete') state.status = 'failed';
    },
    /** The dashboard loaded all work: from the build, or as it was last published. */
    contentLoaded: (
      state,
      action: PayloadAction<Work & Partial<SavedContent> & { pictures?: BuiltPictures }>,
    ) => replace(state, action),
    /** A file chosen by the owner replaced all work. Its content counts as unsaved. */
    contentImported: replace,
    /** The file on disk or in the repository replaced all work. */
    savedContentLoaded: (state, action: PayloadAction<SavedContent>) => replace(state, action),
    /** Carries the work edited before a reload. */
    draftsRestored: replace,
    /** The owner signed out without saving. Carries the saved work. */
    changesDiscarded: replace,
  },
  selectors: {
    selectContentStatus: (state) => state.status,
    selectIsContentComplete: (state) => state.status === 'complete',
    selectHasOwnContent: ({ isOwn }) => isOwn === true,
    /** Whether this is the owner's content, and all of it is in the store. */
    selectIsOwnContentComplete: ({ isOwn, status }) => isOwn === true && status === 'complete',
    selectMissingLists: ({ missingLists }) => missingLists,
  },
});

export const {
  contentRequested,
  contentFailed,
  contentLoaded,
  contentImported,
  savedContentLoaded,
  draftsRestored,
  changesDiscarded,
} = contentSlice.actions;

/** Matches the actions that replace all lists. */
export const replacesWork = isAnyOf(
  contentLoaded,
  contentImported,
  savedContentLoaded,
  draftsRestored,
  changesDiscarded,
);

export const {
  selectContentStatus,
  selectIsContentComplete,
  selectHasOwnContent,
  selectIsOwnContentComplete,
  selectMissingLists,
} = contentSlice.selectors;
