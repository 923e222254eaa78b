import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { ListName, PostStatus, Work } from '../../content/types';
import { fingerprintOf } from '../fingerprint';
import { rootReducer, type RootState } from '../rootReducer';
import { contentImported, contentLoaded } from './contentFile';
import { selectAllPosts } from './posts';
import { selectProjects } from './projects';
import { sitePublished } from './publish';
import { selectAllTracks } from './tracks';

/** An entry of the content file: enough to tell whether it has changed since. */
export interface SavedEntry {
  id: string;
  /** Of a post. */
  status?: PostStatus | undefined;
  /** Equal for equal fields; null for an entry that an import has replaced since. */
  fingerprint: string | null;
}

/** The entries of the content file, each list in its order, to count differences from it. */
export type ContentSnapshot = Record<ListName, SavedEntry[]>;

/** The content file that the site is built from. `hash` is its git hash, null if there is no file. */
export interface SavedFile {
  lists: ContentSnapshot;
  hash: string | null;
}

/** `lists` is null until the owner's content is loaded. */
export interface SavedFileState {
  lists: ContentSnapshot | null;
  hash: string | null;
  /** Whether the file was downloaded: the site is still built from an older one. */
  isExported?: boolean;
}

const initialState: SavedFileState = { lists: null, hash: null };

interface Entry {
  id: string;
  status?: PostStatus;
}

const snapshotOf = (entries: Entry[]): SavedEntry[] =>
  entries.map((entry) => ({
    id: entry.id,
    ...(entry.status && { status: entry.status }),
    fingerprint: fingerprintOf(entry),
  }));

/** The snapshot of a content file with this work. */
export const takeSnapshot = ({ projects, posts, tracks }: Work): ContentSnapshot => ({
  projects: snapshotOf(projects),
  posts: snapshotOf(posts),
  tracks: snapshotOf(tracks),
});

/** Marks every entry as replaced. */
const markReplaced = (list: SavedEntry[] = []): SavedEntry[] =>
  list.map((entry) => ({ ...entry, fingerprint: null }));

/** The content file as it was last read or written. Changes are counted from it, and a write checks its hash. */
const savedFileSlice = createSlice({
  name: 'savedFile',
  initialState,
  reducers: {
    /** The owner downloaded a content file. */
    contentExported(state, { payload }: PayloadAction<ContentSnapshot>) {
      state.lists = payload;
      state.isExported = true;
    },
    /** The dev server has written the content file; `isFirst` if there was none before, so that placeholder work became the owner's. */
    contentSaved: (
      _state,
      { payload: { lists, hash } }: PayloadAction<SavedFile & { isFirst?: boolean }>,
    ) => ({ lists, hash }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(sitePublished, (_state, { payload }) => payload.file)
      .addMatcher(isAnyOf(contentImported, contentLoaded), ({ lists, hash }, { payload }) => ({
        lists: payload.isUnsaved
          ? {
              projects: markReplaced(lists?.projects),
              posts: markReplaced(lists?.posts),
              tracks: markReplaced(lists?.tracks),
            }
          : takeSnapshot(payload),
        hash: payload.fileHash ?? hash,
      }));
  },
});

rootReducer.inject(savedFileSlice);

export const { contentExported, contentSaved } = savedFileSlice.actions;
export const savedFileReducer = savedFileSlice.reducer;

export const selectSavedFile = ({ savedFile }: RootState): SavedFileState =>
  savedFile ?? initialState;

/** How two lists differ. */
export interface ListChanges {
  added: SavedEntry[];
  deleted: SavedEntry[];
  /** As they were, and as they are. */
  edited: [before: SavedEntry, after: SavedEntry][];
  /** Whether the entries that both have stand in another order. */
  isReordered: boolean;
}

/** How a list differs from the one that was before. */
export function compareLists(before: SavedEntry[], after: SavedEntry[]): ListChanges {
  const [old, now] = [before, after].map((list) => new Map(list.map((each) => [each.id, each])));
  const inBoth = (list: SavedEntry[]) =>
    list.map(({ id }) => id).filter((id) => old?.get(id)?.fingerprint && now?.has(id));
  return {
    added: after.filter(({ id }) => !old?.has(id)),
    deleted: before.filter(({ id }) => !now?.has(id)),
    edited: after.flatMap((entry) => {
      const was = old?.get(entry.id);
      return was && was.fingerprint !== entry.fingerprint ? [[was, entry]] : [];
    }),
    isReordered: inBoth(before).join() !== inBoth(after).join(),
  };
}

function countChanges(inFile: SavedEntry[], entries: Entry[]): number {
  const { added, deleted, edited, isReordered } = compareLists(inFile, snapshotOf(entries));
  return added.length + deleted.length + edited.length + Number(isReordered);
}

/**
 * How many entries differ from the content file: added, edited, deleted, or of another status; another order of a list
 * counts as one. 0 until the file is loaded.
 */
export const selectUnexportedCount = createSelector(
  (state: RootState) => selectSavedFile(state).lists,
  selectProjects,
  selectAllPosts,
  selectAllTracks,
  (lists, projects, posts, tracks) =>
    lists
      ? countChanges(lists.projects, projects) +
        countChanges(lists.posts, posts) +
        countChanges(lists.tracks, tracks)
      : 0,
);

/** Whether the work differs from the file that the site is built from. */
export const selectHasEdits = (state: RootState): boolean =>
  selectSavedFile(state).isExported === true || selectUnexportedCount(state) > 0;
