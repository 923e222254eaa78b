import { createEntityAdapter, createNextState } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import type { Track } from '../content/types';
import { aTrack } from '../test/fixtures';
import { addOnTop, putBack, takenFrom } from './newestFirst';

const adapter = createEntityAdapter<Track>();
const listOf = (...tracks: Track[]) => adapter.getInitialState(undefined, tracks);
const old = aTrack('old', { addedAt: '2020-01-01' });

describe('a new entity', () => {
  test.each(
    Object.entries({
      'is the first of an empty list': { before: [], added: old, after: [old] },
      'stands on top of the others': {
        before: [old, aTrack('older')],
        added: aTrack('new'),
        after: [aTrack('new'), old, aTrack('older')],
      },
      'stands on top by position, whatever its date': {
        before: [aTrack('young', { addedAt: '2026-05-01' })],
        added: old,
        after: [old, aTrack('young', { addedAt: '2026-05-01' })],
      },
      'that is there already stays where and as it is': {
        before: [aTrack('new'), old],
        added: { ...old, title: 'Renamed' },
        after: [aTrack('new'), old],
      },
    }),
  )('%s', (_name, { before, added, after }) => {
    const list = createNextState(listOf(...before), (draft) => addOnTop(draft, added));
    expect(list).toEqual(listOf(...after));
  });
});

describe('an entity that was taken out', () => {
  const all = [aTrack('1'), aTrack('2'), aTrack('3')];

  test.each([
    { id: '1', below: 2 },
    { id: '2', below: 1 },
    { id: '3', below: 0 },
  ])('$id comes back where it stood, also below what was added meanwhile', ({ id, below }) => {
    const taken = takenFrom(listOf(...all), id);
    expect(taken).toEqual({ entry: aTrack(id), below });
    if (!taken) throw new Error('Nothing was taken.');
    const rest = all.filter((track) => track.id !== id);
    expect(createNextState(listOf(...rest), (draft) => putBack(draft, taken))).toEqual(
      listOf(...all),
    );
    const grown = createNextState(listOf(aTrack('new'), ...rest), (draft) => putBack(draft, taken));
    expect(grown).toEqual(listOf(aTrack('new'), ...all));
  });

  test('that is there again stays where and as it is', () => {
    const taken = { entry: aTrack('3', { title: 'Renamed' }), below: 2 };
    const list = listOf(...all);
    expect(createNextState(list, (draft) => putBack(draft, taken))).toBe(list);
  });

  test('that was never there is nothing', () => {
    expect(takenFrom(listOf(...all), 'no')).toBeUndefined();
  });
});
