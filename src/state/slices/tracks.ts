import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import type { Track, TrackId } from '../../content/types';
import { insertAt, insertOnTop, type Positioned, removeFrom } from '../listPosition';
import { today } from '../today';
import { signedOut } from './auth';
import { listsReplaced } from './contentFile';

/** What the owner types; the rest of a track is made in `prepare`. */
export type TrackDetails = Omit<Track, 'id' | 'cover' | 'addedAt'>;

/** A track that is deleted or restored, with its place in the list and its like. */
export type DeletedTrack = Positioned<Track> & { isLiked: boolean };

/** How many tracks the public page shows (spec section 9). */
export const PUBLIC_TRACKS = 6;

const tracksAdapter = createEntityAdapter<Track>();

interface TracksExtra {
  formOpen: boolean;
  /** The tracks beyond the newest six: still to be fetched by a visitor's page, or asked for. */
  older?: 'unfetched' | 'shown';
}

/** A list of these tracks, newest first, with its form closed. */
export const tracksStateOf = (tracks: Track[]) =>
  tracksAdapter.getInitialState<TracksExtra>({ formOpen: false }, tracks);

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
    /** The visitor asked for all tracks; carries them, as the build has written them. */
    allTracksShown(state, action: PayloadAction<Track[]>) {
      // Else the owner's content is here, and may have changed since.
      if (state.older === 'unfetched') tracksAdapter.addMany(state, action.payload);
      state.older = 'shown';
    },
    /** Carries the track, its place and its like, so that the deletion can be undone. */
    trackDeleted(state, action: PayloadAction<DeletedTrack>) {
      removeFrom(state, action.payload.entry.id);
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
      .addMatcher(listsReplaced, (state, action) => {
        tracksAdapter.setAll(state, action.payload.tracks);
        if (state.older === 'unfetched') delete state.older;
      });
  },
  selectors: {
    selectTrackIds: (state) => state.ids,
    selectTrackById: (state, id: TrackId): Track | undefined => state.entities[id],
    selectAllTracks: tracksAdapter.getSelectors().selectAll,
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
  selectAllTracks,
  selectIsTrackFormOpen,
  selectPublicTrackIds,
  selectHasMoreTracks,
} = tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
