import { expect, test } from 'vitest';
import { aTrack, workOf } from '../../test/data/fixtures';
import { dispatcher } from '../../test/store/dispatcher';
import { contentLoaded } from '../lists/content';
import { trackEdited } from '../lists/tracks';
import { diffFields, editEntry } from './editEntry';

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

test('an edit is dispatched if it changes something', () => {
  const { dispatch, actions } = dispatcher();
  dispatch(contentLoaded(workOf({ tracks: [aTrack('1')] })));
  dispatch(editEntry('tracks', '1', { album: 'Tides in Winter' }));
  dispatch(editEntry('tracks', 'missing', { album: 'New' }));
  dispatch(editEntry('tracks', '1', { album: 'New' }));
  const edit = { id: '1', from: { album: 'Tides in Winter' }, to: { album: 'New' } };
  expect(actions.slice(1)).toEqual([trackEdited(edit)]);
});
