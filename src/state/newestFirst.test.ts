import { createEntityAdapter, createNextState } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import type { Track } from '../content/types';
import { aTrack } from '../test/fixtures';
import { addOnTop } from './newestFirst';

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
