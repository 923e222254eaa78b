import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import type { Track, TrackId } from '../../content/types';
import { fingerprintOf, type Fingerprint } from '../fingerprint';
import { insertAt, insertOnTop, type Positioned } from '../listPosition';
import { today } from '../today';
import { signedOut } from './auth';
import { contentExported, listsReplaced } from './contentFile';

/** What the owner types; the rest of a track is made in `prepare`. */
export type TrackDetails = Omit<Track, 'id' | 'cover' | 'addedAt'>;

/** A track that is deleted or restored, with its place in the list and its like. */
export type DeletedTrack = Positioned<Track> & { isLiked: boolean };

/** How many tracks the public page shows (spec section 9). */
export const PUBLIC_TRACKS = 6;

const tracksAdapter = createEntityAdapter<Track>();

interface TracksExtra {
  formOpen: boolean;
  /** The tracks as the content file has them; unknown in a visitor's page. */
  exported: Fingerprint | null;
}

/** A list of these tracks, newest first, with its form closed. */
export const tracksStateOf = (tracks: Track[]) =>
  tracksAdapter.getInitialState<TracksExtra>({ formOpen: false, exported: null }, tracks);

export type TracksState = ReturnType<typeof tracksStateOf>;

const tracksSlice = createSlice({
  name: 'tracks',
  initialState: () => tracksStateOf([]),
  reducers: {
    trackFormOpened(state) {
      state.formOpen = true;
    },
    trackFormCancelled(state) {
      state.formOpen = false;
    },
    trackAdded: {
      reducer(state, action: PayloadAction<Track>) {
        insertOnTop(state, action.payload);
        state.formOpen = false;
      },
      prepare(details: TrackDetails): { payload: Track } {
        const id = nanoid();
        return { payload: { ...details, id, cover: placeholderImage(id), addedAt: today() } };
      },
    },
    /** Carries the track, its place and its like, so that the deletion can be undone. */
    trackDeleted(state, action: PayloadAction<DeletedTrack>) {
      tracksAdapter.removeOne(state, action.payload.entry.id);
    },
    /** A deletion was undone. */
    trackRestored(state, action: PayloadAction<DeletedTrack>) {
      insertAt(state, action.payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, (state) => {
        state.formOpen = false;
      })
      .addCase(contentExported, (state) => {
        state.exported = fingerprintOf(state.entities);
      })
      .addMatcher(listsReplaced, (state, action) => {
        tracksAdapter.setAll(state, action.payload.tracks);
        state.exported = fingerprintOf(state.entities);
      });
  },
  selectors: {
    selectTrackIds: (state) => state.ids,
    selectTrackById: (state, id: TrackId): Track | undefined => state.entities[id],
    selectAllTracks: tracksAdapter.getSelectors().selectAll,
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
export const {
  selectTrackIds,
  selectTrackById,
  selectAllTracks,
  selectIsTrackFormOpen,
  selectPublicTrackIds,
} = tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
