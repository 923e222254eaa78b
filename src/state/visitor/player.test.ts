import { expect, test } from 'vitest';
import { aTrack, deletedTrack, workOf } from '../../test/data/fixtures';
import { dispatcher } from '../../test/store/dispatcher';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded } from '../lists/contentFile';
import { trackDeleted, trackRestored, tracksStateOf } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import {
  playerReducer,
  type PlayerState,
  selectIsPlaying,
  playbackToggled,
  togglePlayback,
} from './player';

const playing = (currentTrackId: string | null): PlayerState => ({ currentTrackId });
const [silence, a] = [playing(null), playing('a')];
const tracks = (...ids: string[]) => workOf({ tracks: ids.map((id) => aTrack(id)) });

testReducer(playerReducer, {
  'a press starts a track': [silence, playbackToggled('a'), a],
  'a press on the track that plays stops it': [a, playbackToggled('a'), silence],
  'a press on another track stops the first': [a, playbackToggled('b'), playing('b')],
  'a deleted track stops': [a, trackDeleted(deletedTrack('a')), silence],
  'the deletion of another stops nothing': [a, trackDeleted(deletedTrack('b')), a],
  'a restored track does not start': [silence, trackRestored(deletedTrack('a')), silence],
  'a track among the lists of the owner plays on': [a, contentLoaded(tracks('b', 'a')), a],
  'a track that is not among the lists of the owner stops': [
    a,
    contentLoaded(tracks('b')),
    silence,
  ],
  'a track that is not in an import stops': [a, contentImported(tracks('b')), silence],
});

test('what plays can be asked, and is nothing at the start', () => {
  expect(playerReducer(undefined, { type: '' })).toEqual(silence);
  expect(['a', 'b'].map((id) => selectIsPlaying({ player: a }, id))).toEqual([true, false]);
});

test('a press plays a track that is there, and no other', () => {
  const start = rootReducer(undefined, { type: '' });
  const { dispatch, actions } = dispatcher({ ...start, tracks: tracksStateOf([aTrack('1')]) });
  for (const id of ['3', 'constructor', '1']) dispatch(togglePlayback(id));
  expect(actions).toEqual([playbackToggled('1')]);
});
