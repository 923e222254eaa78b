import { expect, test } from 'vitest';
import { aTrack, deletedTrack, workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded } from '../lists/content';
import { trackDeleted, trackRestored } from '../lists/tracks';
import { playbackToggled, playerReducer, type PlayerState, selectIsPlaying } from './player';

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
