import { afterEach, expect, test, vi } from 'vitest';
import { aTrack } from '../../test/fixtures';
import { testReducer } from '../../test/reducerTable';
import { signedIn, signedOut } from './auth';
import { contentExported, contentImported, contentLoaded } from './contentFile';
import {
  selectIsTrackFormOpen,
  selectPublicTrackIds,
  selectTrackById,
  selectTrackIds,
  trackAdded,
  trackDeleted,
  trackFormCancelled,
  trackFormOpened,
  trackRestored,
  tracksReducer,
  tracksStateOf,
} from './tracks';

const [one, two] = [aTrack('one'), aTrack('two')];
const both = tracksStateOf([one, two]);
const open = { ...both, formOpen: true };
const added = (id: string) => ({ type: trackAdded.type, payload: aTrack(id) });

testReducer(tracksReducer, {
  'a new track stands on top and closes the form': [
    open,
    added('new'),
    tracksStateOf([aTrack('new'), one, two]),
  ],
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
    contentLoaded({ posts: [], tracks: [two, aTrack('old')] }),
    { ...tracksStateOf([two, aTrack('old')]), exported: { two: true, old: true } },
  ],
  'an import replaces what was there': [
    open,
    contentImported({ posts: [], tracks: [one], projects: [] }),
    { ...tracksStateOf([one]), formOpen: true, exported: { one: true } },
  ],
  'an export notes what is in the file': [
    both,
    contentExported(),
    { ...both, exported: { one: true, two: true } },
  ],
  'the form opens': [both, trackFormOpened(), open],
  'the form closes on Cancel': [open, trackFormCancelled(), both],
  'the form closes on a sign-out': [open, signedOut(), both],
  'the form stays open on another event': [open, signedIn(), open],
});

test('selectors tell what is in the list, and which six tracks are public', () => {
  expect(tracksReducer(undefined, { type: '' })).toEqual(tracksStateOf([]));
  expect(selectTrackIds({ tracks: both })).toEqual(['one', 'two']);
  expect(selectTrackById({ tracks: both }, 'two')).toBe(two);
  expect([open, both].map((tracks) => selectIsTrackFormOpen({ tracks }))).toEqual([true, false]);

  const many = tracksStateOf(['1', '2', '3', '4', '5', '6', '7'].map((id) => aTrack(id)));
  const shown = selectPublicTrackIds({ tracks: many });
  expect(shown).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(selectPublicTrackIds({ tracks: tracksReducer(many, trackFormOpened()) })).toBe(shown);
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
