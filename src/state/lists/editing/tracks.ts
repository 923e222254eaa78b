import { createSlice, current, type PayloadAction } from '@reduxjs/toolkit';
import type { Track, TrackId } from '../../../content/types';
import { type AppThunk, rootReducer } from '../../rootReducer';
import { selectIsLiked } from '../../visitor/likes';
import { findWithPosition } from '../listPosition';
import { selectTrackById, trackDeleted, tracksReducer, tracksStateOf } from '../tracks';
import { chainReducers, type Edit, editOf, type Move, moveByOne } from './edit';

function replace({ entities }: ReturnType<typeof tracksStateOf>, track: Track) {
  if (Object.hasOwn(entities, track.id)) entities[track.id] = track;
}

/** Edits of tracks, with own content only. Part of the chunk of the admin area, which no visitor downloads. */
const tracksEditing = createSlice({
  name: 'tracks',
  initialState: tracksStateOf([]),
  reducers: {
    trackEdited(state, { payload: { entry } }: PayloadAction<Edit<Track>>) {
      replace(state, entry);
    },
    /** An edit was undone. */
    trackReverted(state, { payload: { before } }: PayloadAction<Edit<Track>>) {
      replace(state, before);
    },
    trackMoved(state, { payload: { id, by } }: PayloadAction<Move>) {
      const ids = current(state.ids);
      state.ids = moveByOne(ids, ids.indexOf(id), by);
    },
  },
});

export const { trackEdited, trackReverted, trackMoved } = tracksEditing.actions;
rootReducer.inject(
  { reducerPath: 'tracks', reducer: chainReducers(tracksReducer, tracksEditing.reducer) },
  { overrideExisting: true },
);

/** Edits a track. Dispatches only if something changes. */
export const editTrack =
  (id: TrackId, fields: Partial<Track>): AppThunk =>
  (dispatch, getState) => {
    const track = selectTrackById(getState(), id);
    const edit = track && editOf(track, fields);
    if (edit) dispatch(trackEdited(edit));
  };

/** Deletes a track and its like, in a way that can be undone. */
export const deleteTrack =
  (id: TrackId): AppThunk =>
  (dispatch, getState) => {
    const track = findWithPosition(getState().tracks, id);
    if (track) dispatch(trackDeleted({ ...track, isLiked: selectIsLiked(getState(), id) }));
  };
