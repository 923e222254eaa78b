import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { placeholderImage } from '../../content/images';
import type { Track } from '../../content/types';
import { today } from '../today';
import { replacesWork } from './content';
import { createList, dropUndefined } from './createList';

/** The fields of the form; `prepare` makes the rest. Forms have the cover with own content only. */
type TrackFields = Omit<Track, 'id' | 'addedAt'>;

/** How many tracks the public page shows (spec section 9). */
export const MAX_PUBLIC_TRACKS = 6;

const list = createList<Track>();

interface TracksState extends ReturnType<typeof list.createState> {
  /** The tracks beyond the newest six. Absent if there are none, or if they are in the store and not shown. */
  older?: 'unfetched' | 'shown';
}

export const createTracksState = (tracks?: Track[]): TracksState => list.createState(tracks);

const tracksSlice = createSlice({
  name: 'tracks',
  initialState: createTracksState(),
  reducers: {
    ...list.reducers,
    added: {
      reducer: list.reducers.added,
      /** @param isOwn Whether it is own content: then the cover is the owner's, or none. */
      prepare(fields: TrackFields, isOwn = false): { payload: Track } {
        const id = nanoid();
        const cover = isOwn ? {} : { cover: placeholderImage(id) };
        return { payload: { ...cover, ...dropUndefined(fields), id, addedAt: today() } };
      },
    },
    /** The visitor asked for all tracks. Carries them as the build wrote them. */
    allTracksShown(state, { payload }: PayloadAction<Track[]>) {
      // If the owner's content is loaded, the store has all tracks, perhaps edited: nothing is added.
      if (state.older === 'unfetched') list.addMany(state, payload);
      state.older = 'shown';
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(replacesWork, (state, { payload }) => {
      list.setAll(state, payload.tracks);
      if (state.older === 'unfetched') delete state.older;
    });
  },
  selectors: {
    ...list.selectors,
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

export const trackActions = tracksSlice.actions;
export const {
  added: trackAdded,
  edited: trackEdited,
  moved: trackMoved,
  deleted: trackDeleted,
  restored: trackRestored,
  allTracksShown,
} = trackActions;
export const {
  selectIds: selectTrackIds,
  selectById: selectTrackById,
  selectAll: selectAllTracks,
  selectPublicTrackIds,
  selectHasMoreTracks,
} = tracksSlice.selectors;
export const tracksReducer = tracksSlice.reducer;
