import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { replacesWork } from '../../lists/content';
import { rootReducer } from '../../rootReducer';
import { publishOperation, saveOperation } from '../operations';

/** Paths under `public`. Not part of the drafts: one press marks the pictures again. */
interface PictureDeletionsState {
  /** To delete with the next Save or Publish, unless named by then. */
  marked: string[];
  /** Deleted since the build of this page, which still lists them. */
  deleted: string[];
  /** Added, and written to the project since. */
  written: string[];
}

const initialState: PictureDeletionsState = { marked: [], deleted: [], written: [] };

/** The pictures of the project that this page deletes, has deleted or has written. */
const pictureDeletionsSlice = createSlice({
  name: 'pictureDeletions',
  initialState,
  reducers: {
    picturesMarked(state, { payload: paths }: PayloadAction<string[]>) {
      state.marked.push(...paths);
    },
    picturesUnmarked(state) {
      state.marked = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(
        isAnyOf(saveOperation.succeeded, publishOperation.succeeded),
        (state, { payload: { deleted = [], written = [] } }) => {
          // Pictures that were not deleted need another press.
          state.marked = [];
          state.deleted.push(...deleted);
          const all = new Set([...state.written, ...written]);
          state.written = [...all].filter((path) => !deleted.includes(path));
        },
      )
      .addMatcher(replacesWork, (state) => {
        state.marked = [];
      });
  },
  selectors: {
    selectMarkedPictures: ({ marked }) => marked,
    selectDeletedPictures: ({ deleted }) => deleted,
    selectWrittenPictures: ({ written }) => written,
  },
});

export const { picturesMarked, picturesUnmarked } = pictureDeletionsSlice.actions;
export const { selectMarkedPictures, selectDeletedPictures, selectWrittenPictures } =
  pictureDeletionsSlice.injectInto(rootReducer).selectors;

declare module '../../rootReducer' {
  interface AdminSlices {
    pictureDeletions: PictureDeletionsState;
  }
}
