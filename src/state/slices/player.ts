import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TrackId } from '../../content/types';
import type { AppThunk } from '../rootReducer';
import { listsReplaced } from './contentFile';
import { selectTrackIds, trackDeleted } from './tracks';

export interface PlayerState {
  /** The one track that plays, or none. */
  currentTrackId: TrackId | null;
}

const initialState: PlayerState = { currentTrackId: null };

const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    /** Starts a track, or stops it when it is the one that plays. */
    trackToggled(state, action: PayloadAction<TrackId>) {
      state.currentTrackId = state.currentTrackId === action.payload ? null : action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(trackDeleted, (state, action) => {
        if (state.currentTrackId === action.payload.entry.id) state.currentTrackId = null;
      })
      .addMatcher(listsReplaced, (state, action) => {
        const isThere = action.payload.tracks.some(({ id }) => id === state.currentTrackId);
        if (!isThere) state.currentTrackId = null;
      });
  },
  selectors: {
    selectIsPlaying: (state, id: TrackId) => state.currentTrackId === id,
  },
});

export const { trackToggled } = playerSlice.actions;
export const { selectIsPlaying } = playerSlice.selectors;
export const playerReducer = playerSlice.reducer;

/** A press on a track's play button. A track that is not in the list is not started, so that what plays exists. */
export const toggleTrack =
  (id: TrackId): AppThunk =>
  (dispatch, getState) => {
    if (selectTrackIds(getState()).includes(id)) dispatch(trackToggled(id));
  };
