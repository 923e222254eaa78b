import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { PostStatus } from '../../content/types';
import { rootReducer, type RootState } from '../rootReducer';
import { contentImported, contentLoaded, type OwnerLists } from './contentFile';
import { sitePublished } from './publish';

/**
 * The entries of one list in the content file, by id: the status of a post, `true` for a track, `false` for an entry that
 * an import has replaced since.
 */
export type ListSnapshot = Record<string, PostStatus | boolean>;

/** The entries of the content file, to count differences from it. */
export interface ContentSnapshot {
  posts: ListSnapshot;
  tracks: ListSnapshot;
}

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

const snapshotOf = (entries: Entry[]): ListSnapshot =>
  Object.fromEntries(entries.map(({ id, status }) => [id, status ?? true]));

/** The snapshot of a content file with these lists. */
export const takeSnapshot = ({ posts, tracks }: OwnerLists): ContentSnapshot => ({
  posts: snapshotOf(posts),
  tracks: snapshotOf(tracks),
});

/** Marks every entry as replaced. */
const markReplaced = (list: ListSnapshot = {}): ListSnapshot =>
  Object.fromEntries(Object.keys(list).map((id) => [id, false]));

/** What the content file held when it was last read or written: changes are counted from it, and a write checks its hash. */
const savedFileSlice = createSlice({
  name: 'savedFile',
  initialState,
  reducers: {
    /** The owner downloaded a content file. */
    contentExported(state, { payload }: PayloadAction<ContentSnapshot>) {
      state.lists = payload;
      state.isExported = true;
    },
    /** The dev server has written the content file; `isFirst` where there was none, and the work a placeholder. */
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
          ? { posts: markReplaced(lists?.posts), tracks: markReplaced(lists?.tracks) }
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

/** How many entries were added, deleted, or have another status. */
function countChanges(inFile: ListSnapshot, entities: Record<string, Entry>): number {
  const current = snapshotOf(Object.values(entities));
  const ids = Object.keys({ ...inFile, ...current });
  return ids.filter((id) => inFile[id] !== current[id]).length;
}

/** How many posts and tracks differ from the content file; 0 until that is loaded. */
export const selectUnexportedCount = createSelector(
  (state: RootState) => selectSavedFile(state).lists,
  (state: RootState) => state.posts.entities,
  (state: RootState) => state.tracks.entities,
  (lists, posts, tracks) =>
    lists ? countChanges(lists.posts, posts) + countChanges(lists.tracks, tracks) : 0,
);

/** Whether the work differs from the file that the site is built from. */
export const selectHasEdits = (state: RootState): boolean =>
  selectSavedFile(state).isExported === true || selectUnexportedCount(state) > 0;
