import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PostStatus } from '../../content/types';
import { rootReducer, type RootState } from '../rootReducer';
import { listsReplaced, type OwnerLists } from './contentFile';
import { sitePublished } from './publish';

/**
 * What a content file holds of a list: the status of each post by its id, `true` for each track; `false` for what has
 * been replaced since.
 */
export type ListInFile = Record<string, PostStatus | boolean>;

/** What a content file holds of the lists. */
export interface ListsInFile {
  posts: ListInFile;
  tracks: ListInFile;
}

/** The file that the site is built from; its git hash is null where there is no such file. */
export interface SavedFile {
  lists: ListsInFile;
  hash: string | null;
}

/** Nothing is known of the lists as long as the owner's content has not been loaded. */
export type SavedFileState = Omit<SavedFile, 'lists'> & { lists: ListsInFile | null };

const initialState: SavedFileState = { lists: null, hash: null };

interface Entry {
  id: string;
  status?: PostStatus;
}

const listInFile = (entries: Entry[]): ListInFile =>
  Object.fromEntries(entries.map(({ id, status }) => [id, status ?? true]));

/** What a content file with these lists holds. */
export const listsInFile = ({ posts, tracks }: OwnerLists): ListsInFile => ({
  posts: listInFile(posts),
  tracks: listInFile(tracks),
});

/** The same list after another took its place that is not in the file. */
const replaced = (list: ListInFile = {}): ListInFile =>
  Object.fromEntries(Object.keys(list).map((id) => [id, false]));

/** The content file as far as the dashboard knows it: what changes are counted from, and compared before a write. */
const savedFileSlice = createSlice({
  name: 'savedFile',
  initialState,
  reducers: {
    /** The owner downloaded a content file that holds this. */
    contentExported(state, { payload }: PayloadAction<ListsInFile>) {
      state.lists = payload;
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
      .addMatcher(listsReplaced, ({ lists, hash }, { payload }) => ({
        lists: payload.isUnsaved
          ? { posts: replaced(lists?.posts), tracks: replaced(lists?.tracks) }
          : listsInFile(payload),
        hash: payload.fileHash ?? hash,
      }));
  },
});

rootReducer.inject(savedFileSlice);

export const { contentExported, contentSaved } = savedFileSlice.actions;
export const savedFileReducer = savedFileSlice.reducer;

/** What is known of the content file. */
export const selectSavedFile = ({ savedFile }: RootState): SavedFileState =>
  savedFile ?? initialState;

/** How many entries came, went, or have another status. */
function countChanges(inFile: ListInFile, entities: Record<string, Entry>): number {
  const current = listInFile(Object.values(entities));
  const ids = Object.keys({ ...inFile, ...current });
  return ids.filter((id) => inFile[id] !== current[id]).length;
}

/** How many posts and tracks differ from those in the content file; none as long as that is not known. */
export const selectUnexportedCount = createSelector(
  (state: RootState) => selectSavedFile(state).lists,
  (state: RootState) => state.posts.entities,
  (state: RootState) => state.tracks.entities,
  (lists, posts, tracks) =>
    lists ? countChanges(lists.posts, posts) + countChanges(lists.tracks, tracks) : 0,
);
