import { expect, test } from 'vitest';
import { aTrack, makeWork } from '../../test/data/fixtures';
import { signedIn } from '../visitor/auth';
import { contentLoaded } from './content';
import { createListState } from './createList';
import { allTracksShown, selectHasMoreTracks, selectPublicTrackIds, tracksSlice } from './tracks';

const ids = ['1', '2', '3', '4', '5', '6', '7'];
const seven = createListState(ids.map((id) => aTrack(id)));
const six = createListState(ids.slice(0, 6).map((id) => aTrack(id)));

test('public tracks are the first six tracks, in the same array until a track changes', () => {
  const shown = selectPublicTrackIds({ tracks: seven });
  expect(shown).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(selectPublicTrackIds({ tracks: tracksSlice.reducer(seven, signedIn()) })).toBe(shown);
});

test.each([
  [6, undefined, false],
  [6, 'unfetched', true],
  [6, 'shown', false],
  [7, undefined, true],
  [7, 'shown', false],
] as const)('with %i tracks and older ones %s, more are offered: %s', (count, older, offered) => {
  const tracks = createListState(ids.slice(0, count).map((id) => aTrack(id)));
  expect(selectHasMoreTracks({ tracks: { ...tracks, ...(older && { older }) } })).toBe(offered);
});

test.each([
  ['a visitor', { ...six, older: 'unfetched' as const }, aTrack('7')],
  // A track missing from the store was deleted.
  ['the owner', seven, aTrack('deleted')],
])('all tracks stay public once %s has requested them', (_who, before, older) => {
  const tracks = tracksSlice.reducer(before, allTracksShown({ tracks: [older] }));
  expect(selectPublicTrackIds({ tracks })).toEqual(ids);
  expect(tracksSlice.reducer(tracks, contentLoaded(makeWork())).older).toBe('shown');
});

test('no older tracks are left to fetch once the dashboard has loaded all', () => {
  const loaded = tracksSlice.reducer({ ...six, older: 'unfetched' }, contentLoaded(makeWork()));
  expect(loaded).not.toHaveProperty('older');
});
