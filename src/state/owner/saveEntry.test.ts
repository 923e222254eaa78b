import { expect, test } from 'vitest';
import { diffFields } from './saveEntry';

const entry = { id: '1', title: 'T', text: ' a\r\nb\rc ', tags: ['x'], image: 'a.jpg' };

test.each<[string, object, object | undefined]>([
  ['the same text, normalised by a field', { text: 'a\nb\nc' }, undefined],
  ['the same tags', { tags: ['x'] }, undefined],
  ['a new text', { text: 'a b', tags: ['x'] }, { from: { text: entry.text }, to: { text: 'a b' } }],
  ['new tags', { text: 'a\nb\nc', tags: [] }, { from: { tags: ['x'] }, to: { tags: [] } }],
  ['a new field', { link: 'b' }, { from: {}, to: { link: 'b' } }],
  ['a field left empty', { link: undefined }, undefined],
  ['an emptied field', { image: undefined }, { from: { image: 'a.jpg' }, to: {} }],
])('an edit has only the changed fields: %s', (_which, fields, changes) => {
  expect(diffFields(entry, fields)).toStrictEqual(changes && { id: '1', ...changes });
});
