import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrackId } from '../content/types';
import { listsReplaced } from './content';
import { trackDeleted, trackRestored } from './tracks';

/** A set of track ids in a form that can be serialised. */
export type LikesState = Record<TrackId, true>;

const initialState: LikesState = {};

const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    likeToggled(state, action: PayloadAction<TrackId>) {
      const { [action.payload]: wasLiked, ...others } = state;
      return wasLiked ? others : { ...others, [action.payload]: true };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackDeleted, (state, action) => {
        const { [action.payload]: _forgotten, ...others } = state;
        return others;
      })
      .addCase(trackRestored, (state, { payload: { entry, isLiked } }) => {
        if (isLiked) state[entry.id] = true;
      })
      .addMatcher(listsReplaced, (state, action) => {
        const kept = action.payload.tracks.filter(({ id }) => state[id]);
        return Object.fromEntries(kept.map(({ id }) => [id, true as const]));
      });
  },
  selectors: {
    selectIsLiked: (state, id: TrackId) => state[id] === true,
  },
});

export const { likeToggled } = likesSlice.actions;
export const { selectIsLiked } = likesSlice.selectors;
export const likesReducer = likesSlice.reducer;
