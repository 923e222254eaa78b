import { expect, test } from 'vitest';
import { diffFields } from './editEntry';

interface Entry {
  id: string;
  text: string;
  tags: string[];
  image?: string | undefined;
  link?: string | undefined;
}
const entry: Entry = { id: '1', text: ' a\r\nb\rc ', tags: ['x'], image: 'a.jpg' };

test.each<[string, Partial<Entry>, object | undefined]>([
  ['the text as a field returns it', { text: 'a\nb\nc' }, undefined],
  ['equal tags', { tags: ['x'] }, undefined],
  [
    'another text',
    { text: 'a b', tags: ['x'] },
    { from: { text: entry.text }, to: { text: 'a b' } },
  ],
  ['other tags', { text: 'a\nb\nc', tags: [] }, { from: { tags: ['x'] }, to: { tags: [] } }],
  ['a new field', { link: 'b' }, { from: {}, to: { link: 'b' } }],
  ['a field that stays empty', { link: undefined }, undefined],
  ['an emptied field', { image: undefined }, { from: { image: 'a.jpg' }, to: {} }],
])('an edit has the changed fields alone: %s', (_which, fields, changes) => {
  expect(diffFields(entry, fields)).toStrictEqual(changes && { id: '1', ...changes });
});
