import { expect, test } from 'vitest';
import { createEntryId, withIds } from './ids';

const getIds = (...entries: { id?: string; title: string }[]) =>
  withIds(entries, 'post').map(({ id }) => id);

test.each([
  { name: 'equal titles', titles: ['A & b!', 'a B', 'A b'], ids: ['a-b', 'a-b-2', 'a-b-3'] },
  {
    name: 'titles of symbols',
    titles: ['!?', '🎉', '❤️', '*️⃣'],
    ids: ['post', 'post-2', 'post-3', 'post-4'],
  },
  { name: 'other scripts', titles: ['雨の庭', 'شِعر', 'हिन्दी'], ids: ['雨の庭', 'شِعر', 'हिन्दी'] },
  { name: 'the dotted İ', titles: ['İstanbul'], ids: ['istanbul'] },
  { name: 'apostrophes', titles: ["Don't", 'Об’єкти'], ids: ['dont', 'обєкти'] },
  { name: 'a vowel of Thai as typed', titles: ['คำ'], ids: ['คำ'] },
  { name: 'ß and ss', titles: ['Maß', 'Mass'], ids: ['maß', 'mass'] },
  { name: 'a title too long for a folder', titles: ['雨'.repeat(82)], ids: ['雨'.repeat(60)] },
  { name: 'a built-in property', titles: ['constructor'], ids: ['constructor-2'] },
  { name: 'a device of Windows', titles: ['Con'], ids: ['con-2'] },
])('ids are made from titles: $name', ({ titles, ids }) => {
  expect(getIds(...titles.map((title) => ({ title })))).toEqual(ids);
});

test('a given id is kept, and no other entry gets it, ignoring case', () => {
  const entries = [{ title: 'On Rooms' }, { title: 'T', id: 'On-Rooms' }];
  expect(getIds(...entries)).toEqual(['on-rooms-2', 'On-Rooms']);
});

test.each([
  ['On Rooms', 'on-rooms-2'],
  [`${'word '.repeat(11)}longer than sixty`, `${'word-'.repeat(10)}word`],
  [`React ${'雨'.repeat(60)}`, `react-${'雨'.repeat(54)}`],
])('the id of a new post titled %s is %s', (title, id) => {
  expect(createEntryId(title, 'post', ['on-rooms'])).toBe(id);
});
