import {
  createEntityAdapter,
  createSelector,
  createSlice,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import type { Track, TrackId } from '../../content/types';
import { today } from '../today';
import { replacesPostsAndTracks } from './contentFile';
import { insertAt, insertOnTop, type Positioned, removeFrom } from './listPosition';

/** The fields of the form; `prepare` makes the rest. Forms have the cover with own content only. */
type TrackInput = Omit<Track, 'id' | 'addedAt'>;

/** A deleted track, with its place in the list and its like. */
export type DeletedTrack = Positioned<Track> & { isLiked: boolean };

/** How many tracks the public page shows (spec section 9). */
export const MAX_PUBLIC_TRACKS = 6;

const tracksAdapter = createEntityAdapter<Track>();

interface TracksExtra {
  /** The tracks beyond the newest six. Absent if there are none, or if they are in the store and not shown. */
  older?: 'unfetched' | 'shown';
}

/** The state of the slice with these tracks, newest first. */
export const tracksStateOf = (tracks: Track[]) =>
  tracksAdapter.getInitialState<TracksExtra>({}, tracks);

type TracksState = ReturnType<typeof tracksStateOf>;

const tracksSlice = createSlice({
  name: 'tracks',
  initialState: () => tracksStateOf([]),
  reducers: {
    trackAdded: {
      reducer(state, action: PayloadAction<Track>) {
        insertOnTop(state, action.payload);
      },
      /** @param isOwn Whether it is own content: then the cover is the owner's, or none. */
      prepare(input: TrackInput, isOwn = false): { payload: Track } {
        const id = nanoid();
        const fields = isOwn ? input : { cover: placeholderImage(id), ...input };
        return { payload: { ...fields, id, addedAt: today() } };
      },
    },
    /** The visitor asked for all tracks. Carries them as the build wrote them. */
    allTracksShown(state, action: PayloadAction<Track[]>) {
      // If the owner's content is loaded, the store has all tracks, perhaps edited: nothing is added.
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
    builder.addMatcher(replacesPostsAndTracks, (state, action) => {
      tracksAdapter.setAll(state, action.payload.tracks);
      if (state.older === 'unfetched') delete state.older;
    });
  },
  selectors: {
    selectTrackIds: (state) => state.ids,
    selectTrackById: ({ entities }, id: TrackId): Track | undefined =>
      Object.hasOwn(entities, id) ? entities[id] : undefined,
    selectAllTracks: tracksAdapter.getSelectors().selectAll,
    /** What a visitor sees: the newest six tracks, or all if they were asked for. */
    selectPublicTrackIds: createSelector(
      (state: TracksState) => state.ids,
      (state: TracksState) => state.older,
      (ids, older) => (older === 'shown' ? ids : ids.slice(0, MAX_PUBLIC_TRACKS)),
    ),
    selectHasMoreTracks: ({ ids, older }) =>
      older === 'unfetched' || (older !== 'shown' && ids.length > MAX_PUBLIC_TRACKS),
  },
});

export const { trackAdded, allTracksShown, trackDeleted, trackRestored } = tracksSlice.actions;
export const {
  selectTrackIds,
  selectTrackById,
  selectAllTracks,
  selectPublicTrackIds,
  selectHasMoreTracks,
} = tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
