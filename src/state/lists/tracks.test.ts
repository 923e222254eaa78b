import { afterEach, expect, test, vi } from 'vitest';
import { aTrack, workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { signedIn } from '../visitor/auth';
import { contentImported, contentLoaded } from './contentFile';
import {
  allTracksShown,
  selectHasMoreTracks,
  selectPublicTrackIds,
  selectTrackById,
  selectTrackIds,
  trackAdded,
  trackDeleted,
  trackRestored,
  tracksReducer,
  tracksStateOf,
} from './tracks';

const [one, two] = [aTrack('one'), aTrack('two')];
const both = tracksStateOf([one, two]);
const added = (id: string) => ({ type: trackAdded.type, payload: aTrack(id) });

testReducer(tracksReducer, {
  'a new track stands on top': [both, added('new'), tracksStateOf([aTrack('new'), one, two])],
  'a deleted track is gone': [
    both,
    trackDeleted({ entry: one, indexFromEnd: 1, isLiked: false }),
    tracksStateOf([two]),
  ],
  'a restored track is back in its place': [
    tracksStateOf([aTrack('new'), two]),
    trackRestored({ entry: one, indexFromEnd: 1, isLiked: true }),
    tracksStateOf([aTrack('new'), one, two]),
  ],
  'the lists of the owner replace what was there': [
    both,
    contentLoaded(workOf({ tracks: [two, aTrack('old')] })),
    tracksStateOf([two, aTrack('old')]),
  ],
  'an import replaces what was there': [
    both,
    contentImported(workOf({ tracks: [one] })),
    tracksStateOf([one]),
  ],
});

test('selectors tell what is in the list, and which six tracks are public', () => {
  expect(tracksReducer(undefined, { type: '' })).toEqual(tracksStateOf([]));
  expect(selectTrackIds({ tracks: both })).toEqual(['one', 'two']);
  expect(selectTrackById({ tracks: both }, 'two')).toBe(two);
  expect(selectTrackById({ tracks: both }, 'constructor')).toBeUndefined();

  const many = tracksStateOf(['1', '2', '3', '4', '5', '6', '7'].map((id) => aTrack(id)));
  const shown = selectPublicTrackIds({ tracks: many });
  expect(shown).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(selectPublicTrackIds({ tracks: tracksReducer(many, signedIn()) })).toBe(shown);
});

test('all tracks are public once they were asked for, and nobody is offered them again', () => {
  const ids = ['1', '2', '3', '4', '5', '6', '7'];
  const seven = tracksStateOf(ids.map((id) => aTrack(id)));
  const served = {
    ...tracksStateOf(ids.slice(0, 6).map((id) => aTrack(id))),
    older: 'unfetched' as const,
  };
  for (const [before, older] of [
    [served, [aTrack('7')]],
    // A track that is not in the store was deleted.
    [seven, [aTrack('deleted')]],
  ] as const) {
    expect(selectHasMoreTracks({ tracks: before })).toBe(true);
    const tracks = tracksReducer(before, allTracksShown([...older]));
    expect(selectPublicTrackIds({ tracks })).toEqual(ids);
    expect(selectHasMoreTracks({ tracks })).toBe(false);
    const { older: shown } = tracksReducer(tracks, contentLoaded(workOf()));
    expect(shown).toBe('shown');
  }
  expect(selectHasMoreTracks({ tracks: { ...served, older: 'shown' } })).toBe(false);
  expect(selectHasMoreTracks({ tracks: tracksStateOf(Object.values(served.entities)) })).toBe(
    false,
  );
  const whole = tracksReducer(served, contentLoaded(workOf({ tracks: [one] })));
  expect(selectHasMoreTracks({ tracks: whole })).toBe(false);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a track that the owner adds gets an id, the local day and a cover of its own', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.setSystemTime(new Date(2026, 0, 5, 1));
  const { id: _id, cover: _cover, addedAt: _addedAt, ...details } = one;
  const [{ payload }, another] = [trackAdded(details), trackAdded(details)];
  const cover = `https://picsum.photos/seed/${payload.id}`;
  expect(payload).toEqual({ ...details, id: payload.id, cover, addedAt: '2026-01-05' });
  expect(another.payload.id).not.toBe(payload.id);
});
