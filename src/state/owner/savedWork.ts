import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentImported, contentLoaded, savedContentLoaded } from '../lists/content';
import { selectWork } from '../lists/lists';
import { rootReducer, type RootState } from '../rootReducer';
import { exportOperation, publishOperation, saveOperation } from './operations';
import { selectSavePlace } from './savePlace';

/** The content file at the last read or write. */
interface SavedWorkState {
  /** Null until the owner's content is loaded. */
  work: Work | null;
  /** The git hash of the file; null if there is none. */
  hash: string | null;
  /** The git hash of the file at the build of the page. */
  builtHash: string | null;
  /** The work imported since. */
  imported?: Work;
  /** Whether the saved work is only in a downloaded file; the site is still built from an older one. */
  isExported?: boolean;
}

const initialState: SavedWorkState = { work: null, hash: null, builtHash: null };

/** The saved work: the baseline for counting changes. A write checks the hash of its file. */
const savedWorkSlice = createSlice({
  name: 'savedWork',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(contentLoaded, (_state, { payload: { fileHash = null, ...work } }) => ({
        work,
        hash: fileHash,
        builtHash: fileHash,
      }))
      .addCase(savedContentLoaded, ({ builtHash }, { payload: { fileHash, ...work } }) => ({
        work,
        hash: fileHash,
        builtHash,
      }))
      .addCase(contentImported, (state, { payload }) => ({ ...state, imported: payload }))
      .addCase(exportOperation.succeeded, (state, { payload: { work, isCopy } }) => {
        const { hash, builtHash } = state;
        return isCopy ? state : { work, hash, builtHash, isExported: true };
      })
      .addMatcher(
        isAnyOf(saveOperation.succeeded, publishOperation.succeeded),
        ({ builtHash }, { payload: { work, hash = null } }) => ({ work, hash, builtHash }),
      );
  },
  selectors: { selectSavedWork: (state) => state },
});

export const { selectSavedWork } = savedWorkSlice.injectInto(rootReducer).selectors;

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

/** After an import every entry counts once, wherever it is in the list. */
const countReplaced = (before: Entry[], after: Entry[]) =>
  new Set([...before, ...after].map(({ id }) => id)).size;

/** Whether an import replaced the saved work. Not if files are moved by hand: the owner then has the imported file. */
export const selectIsReplaced = (state: RootState): boolean =>
  selectSavedWork(state).imported !== undefined && selectSavePlace(state) !== 'download';

/**
 * The number of unsaved changes: one for each added, edited or deleted entry, and one for each reordered list. 0 until
 * the content is loaded.
 */
export const selectChangeCount = createSelector(
  [selectSavedWork, selectWork, selectIsReplaced],
  ({ work: saved, imported }, work, isReplaced) => {
    if (!saved || !work) return 0;
    const before = isReplaced ? saved : (imported ?? saved);
    const count = isReplaced ? countReplaced : countChanges;
    return (
      count(before.projects, work.projects) +
      count(before.posts, work.posts) +
      count(before.tracks, work.tracks)
    );
  },
);

/** Whether the work differs from the file that the site is built from. */
export const selectHasEdits = (state: RootState): boolean => {
  const { isExported, imported } = selectSavedWork(state);
  return isExported === true || imported !== undefined || selectChangeCount(state) > 0;
};

declare module '../rootReducer' {
  interface AdminSlices {
    savedWork: SavedWorkState;
  }
}
