import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrackId } from '../../content/types';
import { replacesWork } from '../lists/content';
import { trackActions } from '../lists/tracks';

export interface PlayerState {
  currentTrackId: TrackId | null;
}

const initialState: PlayerState = { currentTrackId: null };

/** The playing track. The audio element follows this slice (`sections/music/audio`). */
export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    playbackToggled(state, action: PayloadAction<TrackId>) {
      state.currentTrackId = state.currentTrackId === action.payload ? null : action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackActions.deleted, (state, action) => {
        if (state.currentTrackId === action.payload.entry.id) state.currentTrackId = null;
      })
      .addMatcher(replacesWork, (state, action) => {
        const isThere = action.payload.tracks.some(({ id }) => id === state.currentTrackId);
        if (!isThere) state.currentTrackId = null;
      });
  },
  selectors: {
    selectCurrentTrackId: (state) => state.currentTrackId,
    selectIsPlaying: (state, id: TrackId) => state.currentTrackId === id,
  },
});

export const { playbackToggled } = playerSlice.actions;
export const { selectCurrentTrackId, selectIsPlaying } = playerSlice.selectors;
