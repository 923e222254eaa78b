import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../content/images';
import type { Track, TrackId } from '../content/types';
import { signedOut } from './auth';
import { listsReplaced } from './content';
import { addOnTop, putBack, type Taken } from './newestFirst';
import { today } from './today';

/** What the owner types; the rest of a track is made in `prepare`. */
export type TrackDetails = Omit<Track, 'id' | 'cover' | 'addedAt'>;

/** How many tracks the public page shows (spec section 9). */
export const PUBLIC_TRACKS = 6;

export const tracksAdapter = createEntityAdapter<Track>();

interface Extra {
  formOpen: boolean;
  /** The tracks beyond the newest six: still to be fetched by a visitor's page, or asked for. */
  older?: 'unfetched' | 'shown';
}

const initialState = tracksAdapter.getInitialState<Extra>({ formOpen: false });
export type TracksState = typeof initialState;

const tracksSlice = createSlice({
  name: 'tracks',
  initialState,
  reducers: {
    trackFormOpened(state) {
      state.formOpen = true;
    },
    trackFormCancelled(state) {
      state.formOpen = false;
    },
    trackAdded: {
      reducer(state, action: PayloadAction<Track>) {
        addOnTop(state, action.payload);
        state.formOpen = false;
      },
      prepare(details: TrackDetails): { payload: Track } {
        const id = nanoid();
        return { payload: { ...details, id, cover: placeholderImage(id), addedAt: today() } };
      },
    },
    /** The visitor asked for all tracks, and those that the page had not came. */
    allTracksShown(state, action: PayloadAction<Track[]>) {
      tracksAdapter.addMany(state, action.payload);
      state.older = 'shown';
    },
    trackDeleted(state, action: PayloadAction<TrackId>) {
      tracksAdapter.removeOne(state, action.payload);
    },
    /** A deletion was undone. */
    trackRestored(state, action: PayloadAction<Taken<Track> & { isLiked: boolean }>) {
      putBack(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => {
        state.formOpen = false;
      })
      .addMatcher(listsReplaced, (state, action) => {
        tracksAdapter.setAll(state, action.payload.tracks);
        if (state.older === 'unfetched') delete state.older;
      });
  },
  selectors: {
    selectTrackIds: (state) => state.ids,
    selectTrackById: (state, id: TrackId): Track | undefined => state.entities[id],
    selectIsTrackFormOpen: (state) => state.formOpen,
    /** What a visitor sees: the newest tracks, at most six unless all were asked for. */
    selectPublicTrackIds: createSelector(
      (state: TracksState) => state.ids,
      (state: TracksState) => state.older,
      (ids, older) => (older === 'shown' ? ids : ids.slice(0, PUBLIC_TRACKS)),
    ),
    selectHasMoreTracks: ({ ids, older }) =>
      older === 'unfetched' || (older !== 'shown' && ids.length > PUBLIC_TRACKS),
  },
});

export const {
  trackFormOpened,
  trackFormCancelled,
  trackAdded,
  allTracksShown,
  trackDeleted,
  trackRestored,
} = tracksSlice.actions;
export const {
  selectTrackIds,
  selectTrackById,
  selectIsTrackFormOpen,
  selectPublicTrackIds,
  selectHasMoreTracks,
} = tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
