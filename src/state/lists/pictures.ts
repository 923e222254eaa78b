import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BuiltPicture, BuiltPictures } from '../../content/images';
import { contentLoaded } from './content';
import { allTracksShown } from './tracks';

const initialState: BuiltPictures = {};

function add(state: BuiltPictures, { payload }: PayloadAction<{ pictures?: BuiltPictures }>) {
  Object.assign(state, payload.pictures);
}

/** The pictures under `public` that the build has measured, and those that the dashboard has added since. */
export const picturesSlice = createSlice({
  name: 'pictures',
  initialState,
  reducers: {
    /** The owner chose a picture, or a reload brought it back. */
    pictureAdded: (state, action: PayloadAction<{ pictures: BuiltPictures }>) => add(state, action),
    picturesRemoved(state, { payload: paths }: PayloadAction<string[]>) {
      for (const path of paths) Reflect.deleteProperty(state, path);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(contentLoaded, add).addCase(allTracksShown, add);
  },
  selectors: {
    selectPictures: (state) => state,
    selectPicture: (state, path: string | undefined): BuiltPicture | undefined =>
      path !== undefined && Object.hasOwn(state, path) ? state[path] : undefined,
  },
});

export const { pictureAdded, picturesRemoved } = picturesSlice.actions;
export const { selectPictures, selectPicture } = picturesSlice.selectors;
