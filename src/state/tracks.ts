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

const initialState = tracksAdapter.getInitialState({ formOpen: false });
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
      });
  },
  selectors: {
    selectTrackIds: (state) => state.ids,
    selectTrackById: (state, id: TrackId): Track | undefined => state.entities[id],
    selectIsTrackFormOpen: (state) => state.formOpen,
    /** The newest tracks, at most six: what a visitor sees. */
    selectPublicTrackIds: createSelector(
      (state: TracksState) => state.ids,
      (ids) => ids.slice(0, PUBLIC_TRACKS),
    ),
  },
});

export const { trackFormOpened, trackFormCancelled, trackAdded, trackDeleted, trackRestored } =
  tracksSlice.actions;
export const { selectTrackIds, selectTrackById, selectIsTrackFormOpen, selectPublicTrackIds } =
  tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
