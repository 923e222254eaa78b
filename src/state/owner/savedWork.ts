import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentLoaded, savedContentLoaded } from '../lists/content';
import { selectWork } from '../lists/lists';
import { rootReducer } from '../rootReducer';
import { LIST_NAMES } from './listActions';
import { exportOperation, publishOperation, saveOperation } from './operations';

interface SavedWorkState {
  /** The work in the content file at the last read or write; null until the owner's content is loaded. */
  work: Work | null;
  /** The git hashes of the file: of the build, and of each later version that this work is based on. Null: no file. */
  hashes: (string | null)[];
  /** The git hashes of newer files that were sent, and may have been written without an answer. */
  sentHashes?: string[];
  /** The seconds until the site was built from the last version. Absent until then. */
  updatedAfter?: number;
}

const initialState: SavedWorkState = { work: null, hashes: [] };

const addHash = ({ hashes }: SavedWorkState, hash: string | null) =>
  hashes.at(-1) === hash ? hashes : [...hashes, hash];

/** The saved work: the baseline for counting changes. A write checks the hash of its file. */
const savedWorkSlice = createSlice({
  name: 'savedWork',
  initialState,
  reducers: {
    /** A file with this git hash is sent, to be written. */
    contentSent(state, { payload }: PayloadAction<string>) {
      (state.sentHashes ??= []).push(payload);
    },
    /** The site is built from the published file. Carries the seconds since it was published. */
    siteUpdated(state, { payload }: PayloadAction<number>) {
      state.updatedAfter = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        contentLoaded,
        (_state, { payload: { fileHash = null, olderHashes = [], ...work } }) => ({
          work,
          hashes: [...olderHashes, fileHash],
        }),
      )
      .addCase(savedContentLoaded, (state, { payload: { fileHash, ...work } }) => ({
        work,
        hashes: addHash(state, fileHash),
      }))
      .addMatcher(
        isAnyOf(saveOperation.succeeded, publishOperation.succeeded, exportOperation.succeeded),
        (state, { payload: { work, hash } }) =>
          hash === undefined ? state : { work, hashes: addHash(state, hash) },
      );
  },
  selectors: {
    selectSavedWork: (state) => state,
    /** The git hash of the file at the last read or write; null if there is none. */
    selectFileHash: ({ hashes }) => hashes.at(-1) ?? null,
    /** The git hashes that the file may have: of the last read or write, and of the files sent since. */
    selectBaseHashes: ({ hashes, sentHashes = [] }) => [hashes.at(-1) ?? null, ...sentHashes],
    /** Whether the site is built from an older file than the saved one. */
    selectIsAheadOfSite: ({ hashes }) => hashes.length > 1,
    /** Whether visitors do not see the saved work yet. */
    selectIsOffline: ({ hashes, updatedAfter }) => hashes.length > 1 && updatedAfter === undefined,
  },
});

export const { contentSent, siteUpdated } = savedWorkSlice.actions;
export const {
  selectSavedWork,
  selectFileHash,
  selectBaseHashes,
  selectIsAheadOfSite,
  selectIsOffline,
} = savedWorkSlice.injectInto(rootReducer).selectors;

interface Entry {
  id: string;
}

/** Whether two entries have the same fields, in any order. */
const isSame = (one: Entry, other: Entry) =>
  one === other ||
  JSON.stringify(one, Object.keys(one).sort()) === JSON.stringify(other, Object.keys(other).sort());

/** The differences between two versions of a list: its entries, and the order of those in both. */
export function compareLists<E extends Entry>(before: E[], after: E[]) {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const ids = new Set(after.map(({ id }) => id));
  const idsInBoth = (list: E[]) =>
    list.map(({ id }) => id).filter((id) => old.has(id) && ids.has(id));
  return {
    added: after.filter(({ id }) => !old.has(id)),
    deleted: before.filter(({ id }) => !ids.has(id)),
    /** Pairs of before and after. */
    edited: after.flatMap((entry): [E, E][] => {
      const was = old.get(entry.id);
      return was && !isSame(was, entry) ? [[was, entry]] : [];
    }),
    isReordered: idsInBoth(before).join() !== idsInBoth(after).join(),
  };
}

function countChanges(before: Entry[], after: Entry[]): number {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  return added.length + deleted.length + edited.length + Number(isReordered);
}

/** The number of unsaved changes: one for each added, edited or deleted entry, and one for each reordered list. */
export const selectChangeCount = createSelector(
  [selectSavedWork, selectWork],
  ({ work: saved }, work) => {
    const counts = LIST_NAMES.map((list) =>
      saved ? countChanges(saved[list] ?? [], work[list] ?? []) : 0,
    );
    return counts.reduce((sum, count) => sum + count);
  },
);

declare module '../rootReducer' {
  interface AdminSlices {
    savedWork: SavedWorkState;
  }
}
