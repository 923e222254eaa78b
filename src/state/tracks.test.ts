import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Track } from '../content/types';
import { aTrack } from '../test/fixtures';
import { signedIn, signedOut } from './auth';
import { contentImported, ownerContentArrived } from './content';
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
  tracksAdapter,
  tracksReducer,
} from './tracks';

const listOf = (...tracks: Track[]) => tracksAdapter.getInitialState({ formOpen: false }, tracks);
const formOpen = { ...listOf(), formOpen: true };
const added = (id: string) => ({ type: trackAdded.type, payload: aTrack(id) });

const [one, two] = [aTrack('one'), aTrack('two')];
const both = listOf(one, two);

describe('the list of tracks', () => {
  test('starts empty, with its form closed', () => {
    expect(tracksReducer(undefined, { type: '' })).toEqual(listOf());
  });

  test.each(
    Object.entries({
      'a new track stands on top': {
        before: both,
        event: added('new'),
        after: listOf(aTrack('new'), one, two),
      },
      'a new track closes the form': {
        before: formOpen,
        event: added('new'),
        after: listOf(aTrack('new')),
      },
      'the same new track twice is one': { before: both, event: added('two'), after: both },
      'a deleted track is gone': { before: both, event: trackDeleted('one'), after: listOf(two) },
      'a track whose deletion is undone is back in its place': {
        before: listOf(aTrack('new'), two),
        event: trackRestored({ entry: one, below: 1, isLiked: true }),
        after: listOf(aTrack('new'), one, two),
      },
      'a deletion that is undone twice brings back one track': {
        before: both,
        event: trackRestored({ entry: two, below: 1, isLiked: true }),
        after: both,
      },
      'no ghost can be deleted': { before: both, event: trackDeleted('no'), after: both },
      'the content of the owner takes the place of what was there, in its order': {
        before: listOf(one),
        event: ownerContentArrived({ posts: [], tracks: [two, aTrack('old')] }),
        after: listOf(two, aTrack('old')),
      },
      'an imported content file takes the place of what was there': {
        before: both,
        event: contentImported({ posts: [], tracks: [aTrack('old')], projects: [] }),
        after: listOf(aTrack('old')),
      },
    }),
  )('%s', (_name, { before, event, after }) => {
    const tracks = tracksReducer(before, event);
    expect(tracks).toEqual(after);
    expect(selectTrackIds({ tracks })).toEqual(after.ids);
    for (const id of after.ids) {
      expect(selectTrackById({ tracks }, id)).toEqual(after.entities[id]);
    }
  });

  test('an unknown id selects no track', () => {
    expect(selectTrackById({ tracks: both }, 'no')).toBeUndefined();
  });
});

describe('the form of a new track', () => {
  test.each(
    Object.entries({
      opens: { before: listOf(), event: trackFormOpened(), open: true },
      'stays open when asked again': { before: formOpen, event: trackFormOpened(), open: true },
      'closes on cancel': { before: formOpen, event: trackFormCancelled(), open: false },
      'closes on sign-out': { before: formOpen, event: signedOut(), open: false },
      'stays open on another event': { before: formOpen, event: signedIn(), open: true },
      'stays open on a deletion': { before: formOpen, event: trackDeleted('one'), open: true },
    }),
  )('%s', (_name, { before, event, open }) => {
    const tracks = tracksReducer(before, event);
    expect(selectIsTrackFormOpen({ tracks })).toBe(open);
    expect(tracks.ids).toEqual(before.ids);
  });
});

describe('the tracks that a visitor sees', () => {
  const many = listOf(...['1', '2', '3', '4', '5', '6', '7'].map((id) => aTrack(id)));

  test('are the first six', () => {
    expect(selectPublicTrackIds({ tracks: many })).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('are the very same list while no track comes or goes', () => {
    const before = selectPublicTrackIds({ tracks: many });
    const after = (event: Parameters<typeof tracksReducer>[1]) =>
      selectPublicTrackIds({ tracks: tracksReducer(many, event) });
    expect(after(trackFormOpened())).toBe(before);
    expect(after(trackDeleted('no'))).toBe(before);
    expect(after(trackDeleted('7'))).not.toBe(before);
  });
});

describe('a track that the owner adds', () => {
  afterEach(() => vi.useRealTimers());

  const { id: _id, cover: _cover, addedAt: _addedAt, ...details } = one;

  test('keeps what was typed, and gets a day, a cover of its own and nothing else', () => {
    vi.setSystemTime(new Date(2026, 0, 5, 23, 59));
    const { payload } = trackAdded(details);
    const cover = `https://picsum.photos/seed/${payload.id}`;
    expect(payload).toEqual({ ...details, id: payload.id, cover, addedAt: '2026-01-05' });
  });

  test('has an id that no other has', () => {
    const ids = Array.from({ length: 500 }, () => trackAdded(details).payload.id);
    expect(new Set(ids).size).toBe(500);
  });

  test('stands on top even when the clock is in the past', () => {
    vi.setSystemTime(new Date(1999, 0, 1));
    const event = trackAdded(details);
    expect(tracksReducer(both, event).ids).toEqual([event.payload.id, 'one', 'two']);
  });
});
