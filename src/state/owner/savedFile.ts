import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { contentImported, contentLoaded, savedContentLoaded } from '../lists/content';
import { selectAllPosts } from '../lists/posts';
import { selectProjects } from '../lists/projects';
import { selectAllTracks } from '../lists/tracks';
import { rootReducer, type RootState } from '../rootReducer';
import { type ContentSnapshot, countChanges, type SavedEntry, takeSnapshot } from '../snapshot';
import { sitePublished } from './publish';

/** The content file as it was last read or written: its entries, and its git hash, null if there is no file. */
export interface SavedFile {
  lists: ContentSnapshot;
  hash: string | null;
}

/** `lists` is null until the owner's content is loaded. */
export interface SavedFileState {
  lists: ContentSnapshot | null;
  hash: string | null;
  /** Whether the owner alone has the file, downloaded or imported: the site is still built from an older one. */
  isExported?: boolean;
}

declare module '../rootReducer' {
  interface AdminSlices {
    savedFile: SavedFileState;
  }
}

const initialState: SavedFileState = { lists: null, hash: null };

/** Makes every entry of the file count as a change, also one that the imported file has unchanged. */
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
      .addCase(contentImported, ({ lists, hash }) => ({
        lists: {
          projects: markReplaced(lists?.projects),
          posts: markReplaced(lists?.posts),
          tracks: markReplaced(lists?.tracks),
        },
        hash,
      }))
      .addMatcher(isAnyOf(contentLoaded, savedContentLoaded), (_state, { payload }) => ({
        lists: takeSnapshot(payload),
        hash: payload.fileHash ?? null,
      }));
  },
  selectors: { selectSavedFile: (state) => state },
});

export const { contentExported, contentSaved } = savedFileSlice.actions;
export const { selectSavedFile } = savedFileSlice.injectInto(rootReducer).selectors;

/**
 * How many changes separate the work from the content file: entries added, edited or deleted, and one for each reordered
 * list. 0 until the file is loaded.
 */
export const selectChangeCount = createSelector(
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
  selectSavedFile(state).isExported === true || selectChangeCount(state) > 0;
