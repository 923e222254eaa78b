import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Content, Track } from '../../content/types';
import { replacesWork } from './content';
import { createList } from './createList';

/** The number of tracks on the public page at first (spec section 9). */
export const MAX_PUBLIC_TRACKS = 6;

const list = createList<Track>((work) => work.tracks);

interface TracksState extends EntityState<Track, string> {
  /**
   * The tracks after the first six: not fetched yet, or all shown. Absent if there are none, or if they are in the store
   * and hidden.
   */
  older?: 'unfetched' | 'shown';
}

const initialState: TracksState = list.initialState;

export const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: {
    ...list.reducers,
    /** The visitor asked for all tracks. Carries the tracks from the build. */
    allTracksShown(state, { payload }: PayloadAction<Pick<Content, 'tracks' | 'pictures'>>) {
      // Once the owner's content is loaded, the store has all tracks, perhaps edited.
      if (state.older === 'unfetched') createEntityAdapter<Track>().addMany(state, payload.tracks);
      state.older = 'shown';
    },
  },
  extraReducers: (builder) => {
    list.extraReducers(builder);
    builder.addMatcher(replacesWork, (state) => {
      if (state.older === 'unfetched') delete state.older;
    });
  },
  selectors: {
    ...list.selectors,
    /** The tracks that visitors see: the first six, or all on request. */
    selectPublicTrackIds: createSelector(
      (state: TracksState) => state.ids,
      (state: TracksState) => state.older,
      (ids, older) => (older === 'shown' ? ids : ids.slice(0, MAX_PUBLIC_TRACKS)),
    ),
    selectHasMoreTracks: ({ ids, older }) =>
      older === 'unfetched' || (older !== 'shown' && ids.length > MAX_PUBLIC_TRACKS),
  },
});

export const trackActions = tracksSlice.actions;
export const { allTracksShown } = trackActions;
export const {
  selectById: selectTrackById,
  selectAll: selectAllTracks,
  selectPublicTrackIds,
  selectHasMoreTracks,
} = tracksSlice.selectors;
