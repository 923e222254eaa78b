import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { changesDiscarded, contentLoaded, savedContentLoaded } from '../lists/content';
import { selectWork } from '../lists/lists';
import { rootReducer } from '../rootReducer';
import { countEdits } from './compareLists';
import { exportOperation, publishOperation, saveOperation } from './operations';

interface SavedWorkState {
  /** The work in the content file at the last read or write; null until the owner's content is loaded. */
  work: Work | null;
  /** The git hashes of the file: of the build, and of each later version that this work is based on. Null: no file. */
  hashes: (string | null)[];
  /** The git hashes of newer files that were sent, and may have been written without an answer. */
  sentHashes: string[];
  /** The seconds until the site was built from the last version. Absent until then. */
  updatedAfter?: number;
  /** The site is not built from the last version, although there was time for it. */
  isOverdue?: boolean;
}

const initialState: SavedWorkState = { work: null, hashes: [], sentHashes: [] };

const addHash = ({ hashes }: SavedWorkState, hash: string | null) =>
  hashes.at(-1) === hash ? hashes : [...hashes, hash];

/** The saved work: the baseline for counting changes. A write checks the hash of its file. */
const savedWorkSlice = createSlice({
  name: 'savedWork',
  initialState,
  reducers: {
    /** The file with this git hash is about to be sent. */
    contentSent(state, { payload }: PayloadAction<string>) {
      state.sentHashes.push(payload);
    },
    /** The file sent last was refused: it is not written. */
    contentRefused(state) {
      state.sentHashes.pop();
    },
    /** The site is built from the published file. Carries the seconds since it was published. */
    siteUpdated(state, { payload }: PayloadAction<number>) {
      state.updatedAfter = payload;
    },
    /** The site is not built from the published file, although there was time for it. */
    buildMissed(state) {
      state.isOverdue = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        contentLoaded,
        (_state, { payload: { fileHash = null, olderHashes = [], ...work } }) => ({
          work,
          hashes: [...olderHashes, fileHash],
          sentHashes: [],
        }),
      )
      // A sent file that was written is a conflict from now on: the store no longer has its work.
      .addCase(changesDiscarded, (state) => {
        state.sentHashes = [];
      })
      .addCase(savedContentLoaded, (state, { payload: { fileHash, ...work } }) => ({
        work,
        hashes: addHash(state, fileHash),
        sentHashes: [],
      }))
      .addMatcher(
        isAnyOf(saveOperation.succeeded, publishOperation.succeeded, exportOperation.succeeded),
        (state, { payload: { work, hash } }) => {
          if (hash === undefined) return;
          // Earlier files that were sent may be written, and the site may be built from one of them.
          const sent = state.sentHashes.filter((other) => other !== hash);
          const hashes = sent.length > 0 ? [...state.hashes, ...sent, hash] : addHash(state, hash);
          // The build of an unchanged file is known.
          if (hashes !== state.hashes) {
            delete state.updatedAfter;
            delete state.isOverdue;
          }
          Object.assign(state, { work, hashes, sentHashes: [] });
        },
      );
  },
  selectors: {
    selectSavedWork: (state) => state,
    /** Whether a file was sent that may have been written without an answer. */
    selectIsUnconfirmed: ({ sentHashes }) => sentHashes.length > 0,
    /** The git hash of the file at the last read or write; null if there is none. */
    selectFileHash: ({ hashes }) => hashes.at(-1) ?? null,
    /** The git hashes that a write accepts: the given one, or those of the last known file and of files sent since. */
    selectBaseHashes: ({ hashes, sentHashes }, given?: string | null) =>
      given === undefined ? [hashes.at(-1) ?? null, ...sentHashes] : [given],
    /** Whether this page is from a build before the last write, even if a later build is online by now. */
    selectIsAheadOfPage: ({ hashes }) => hashes.length > 1,
    /** Whether no build with the saved work is online yet, so that visitors do not see it. */
    selectIsAwaitingBuild: ({ hashes, updatedAfter }) =>
      hashes.length > 1 && updatedAfter === undefined,
  },
});

export const { contentSent, contentRefused, siteUpdated, buildMissed } = savedWorkSlice.actions;
export const {
  selectSavedWork,
  selectIsUnconfirmed,
  selectFileHash,
  selectBaseHashes,
  selectIsAheadOfPage,
  selectIsAwaitingBuild,
} = savedWorkSlice.injectInto(rootReducer).selectors;

/** The number of unsaved edits, over all lists. */
export const selectEditCount = createSelector(
  [selectSavedWork, selectWork],
  ({ work: saved }, work) => (saved ? countEdits(saved, work) : 0),
);

declare module '../rootReducer' {
  interface AdminSlices {
    savedWork: SavedWorkState;
  }
}
