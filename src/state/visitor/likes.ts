import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrackId } from '../../content/types';
import { replacesWork } from '../lists/content';
import { trackActions } from '../lists/tracks';

type LikesState = Record<TrackId, true>;

const initialState: LikesState = {};

const unlike = (likes: LikesState, id: TrackId) => void Reflect.deleteProperty(likes, id);

export const likesSlice = createSlice({
  name: 'likes',
  initialState,
  reducers: {
    likeToggled(state, { payload: id }: PayloadAction<TrackId>) {
      if (state[id]) unlike(state, id);
      else state[id] = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackActions.deleted, (state, { payload: { entry } }) => unlike(state, entry.id))
      .addCase(trackActions.restored, (state, { payload: { entry, isLiked } }) => {
        if (isLiked) state[entry.id] = true;
      })
      .addMatcher(replacesWork, (state, action) => {
        const ids = new Set(action.payload.tracks.map(({ id }) => id));
        for (const id of Object.keys(state)) if (!ids.has(id)) unlike(state, id);
      });
  },
  selectors: {
    selectIsLiked: (state, id: TrackId) => state[id] === true,
  },
});

export const { likeToggled } = likesSlice.actions;
export const { selectIsLiked } = likesSlice.selectors;
