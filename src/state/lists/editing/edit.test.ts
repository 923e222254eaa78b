import { expect, test } from 'vitest';
import { dropUndefined, editOf, moveByOne } from './edit';

test.each<[string, number, -1 | 1, string]>([
  ['the first down', 0, 1, 'bac'],
  ['the last up', 2, -1, 'acb'],
  ['the first up', 0, -1, 'abc'],
  ['the last down', 2, 1, 'abc'],
  ['one that is missing', -1, 1, 'abc'],
])('an entry is moved within its list: %s', (_which, index, by, after) => {
  const list = ['a', 'b', 'c'];
  const moved = moveByOne(list, index, by);
  expect(moved.join('')).toBe(after);
  if (after === 'abc') expect(moved).toBe(list);
});

test('a field without a value is dropped', () => {
  expect(dropUndefined({ a: undefined, b: 0 })).toStrictEqual({ b: 0 });
});

interface Entry {
  id: string;
  text: string;
  tags: string[];
  image?: string | undefined;
}
const entry: Entry = { id: '1', text: ' a\r\nb\rc ', tags: ['x'], image: 'a.jpg' };

test.each<[string, Partial<Entry>, Partial<Entry> | undefined]>([
  ['the text as a field returns it', { text: 'a\nb\nc' }, undefined],
  ['the same tags', { tags: ['x'] }, undefined],
  ['a text, beside what is the same', { text: 'a b', tags: ['x'] }, { text: 'a b' }],
  ['other tags', { text: 'a\nb\nc', tags: [] }, { tags: [] }],
])('an edit has what changes: %s', (_what, fields, changes) => {
  const edit = changes && { entry: { ...entry, ...changes }, before: entry };
  expect(editOf(entry, fields)).toEqual(edit);
});

test('an edit removes a field that is emptied', () => {
  const { image: _image, ...rest } = entry;
  expect(editOf(entry, { image: undefined })).toStrictEqual({ entry: rest, before: entry });
  expect(editOf<Entry>(rest, { image: undefined })).toBeUndefined();
});
