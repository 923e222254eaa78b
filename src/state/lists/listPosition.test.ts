import { createEntityAdapter, createNextState } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { Track } from '../../content/types';
import { aTrack } from '../../test/data/fixtures';
import { insertAt, insertOnTop, findWithPosition, removeFrom } from './listPosition';

const adapter = createEntityAdapter<Track>();
const listOf = (...ids: string[]) =>
  adapter.getInitialState(
    undefined,
    ids.map((id) => aTrack(id)),
  );
const all = listOf('1', '2', '3');

test.each([
  ['1', 2],
  ['2', 1],
  ['3', 0],
])('%s goes back to its place, also below what was added meanwhile', (id, indexFromEnd) => {
  const positioned = findWithPosition(all, id);
  expect(positioned).toEqual({ entry: aTrack(id), indexFromEnd });
  if (!positioned) return;
  const insertInto = (list: typeof all) =>
    createNextState(list, (draft) => insertAt(draft, positioned));
  const left = all.ids.filter((each) => each !== id);
  expect(insertInto(listOf(...left))).toEqual(all);
  expect(insertInto(listOf('new', ...left))).toEqual(listOf('new', '1', '2', '3'));
});

test.each(['4', 'constructor', '__proto__'])('%s is not in the list, nor removed', (id) => {
  expect(findWithPosition(all, id)).toBeUndefined();
  expect(createNextState(all, (draft) => removeFrom(draft, id))).toBe(all);
});

test.each(['2', 'constructor', '__proto__'])('%s is not put in twice, or at all', (id) => {
  const entry = aTrack(id, { title: 'Another' });
  expect(createNextState(all, (draft) => insertOnTop(draft, entry))).toBe(all);
});

test('a new entity stands on top, whatever its date', () => {
  const entry = aTrack('new', { addedAt: '1999-01-01' });
  expect(createNextState(all, (draft) => insertOnTop(draft, entry)).ids).toEqual([
    'new',
    ...all.ids,
  ]);
});
