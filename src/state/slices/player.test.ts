import { expect, test } from 'vitest';
import { aTrack } from '../../test/fixtures';
import { testReducer } from '../../test/reducerTable';
import { contentImported, contentLoaded } from './contentFile';
import { playerReducer, type PlayerState, selectIsPlaying, playbackToggled } from './player';
import { trackDeleted, trackRestored } from './tracks';

const playing = (currentTrackId: string | null): PlayerState => ({ currentTrackId });
const [silence, a] = [playing(null), playing('a')];
const deletionOf = (id: string) => ({ entry: aTrack(id), indexFromEnd: 0, isLiked: true });
const lists = (...ids: string[]) => ({
  projects: [],
  posts: [],
  tracks: ids.map((id) => aTrack(id)),
});

testReducer(playerReducer, {
  'a press starts a track': [silence, playbackToggled('a'), a],
  'a press on the track that plays stops it': [a, playbackToggled('a'), silence],
  'a press on another track stops the first': [a, playbackToggled('b'), playing('b')],
  'a deleted track stops': [a, trackDeleted(deletionOf('a')), silence],
  'the deletion of another stops nothing': [a, trackDeleted(deletionOf('b')), a],
  'a restored track does not start': [silence, trackRestored(deletionOf('a')), silence],
  'a track among the lists of the owner plays on': [a, contentLoaded(lists('b', 'a')), a],
  'one that is not among them stops': [a, contentLoaded(lists('b')), silence],
  'one that is not in an import stops': [
    a,
    contentImported({ ...lists('b'), projects: [] }),
    silence,
  ],
});

test('what plays can be asked, and is nothing at the start', () => {
  expect(playerReducer(undefined, { type: '' })).toEqual(silence);
  expect(['a', 'b'].map((id) => selectIsPlaying({ player: a }, id))).toEqual([true, false]);
});
