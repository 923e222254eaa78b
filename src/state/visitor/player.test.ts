import { aTrack, makeWork } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded } from '../lists/content';
import { trackActions } from '../lists/tracks';
import { playbackToggled, playerSlice, type PlayerState } from './player';

const playing = (currentTrackId: string | null): PlayerState => ({ currentTrackId });
const [silence, a] = [playing(null), playing('a')];
const deletionOf = (id: string) => ({ entry: aTrack(id), indexFromEnd: 0 });
const tracks = (...ids: string[]) => makeWork({ tracks: ids.map((id) => aTrack(id)) });

testReducer(playerSlice.reducer, {
  'a toggled track starts': [silence, playbackToggled('a'), a],
  'the playing track stops when it is toggled': [a, playbackToggled('a'), silence],
  'another track stops the first': [a, playbackToggled('b'), playing('b')],
  'a deleted track stops': [a, trackActions.deleted(deletionOf('a')), silence],
  'deleting another track stops nothing': [a, trackActions.deleted(deletionOf('b')), a],
  'a restored track does not start': [silence, trackActions.restored(deletionOf('a')), silence],
  'a track in the loaded content keeps playing': [a, contentLoaded(tracks('b', 'a')), a],
  'a track missing from the loaded content stops': [a, contentLoaded(tracks('b')), silence],
  'a track missing from an import stops': [a, contentImported(tracks('b')), silence],
});
