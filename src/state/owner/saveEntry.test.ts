import { expect, test } from 'vitest';
import type { Post } from '../../content/types';
import { aPost, makeWork } from '../../test/data/fixtures';
import { createTestStore, stateAfter } from '../../test/store/testStore';
import { contentLoaded } from '../lists/content';
import { today } from '../today';
import { diffFields, editEntry } from './saveEntry';

const entry = { id: '1', title: 'T', text: 'a', tags: ['x'], image: 'a.jpg' };

test.each<[string, object, object | undefined]>([
  ['the same tags', { tags: ['x'] }, undefined],
  ['a new text', { text: ' a', tags: ['x'] }, { from: { text: 'a' }, to: { text: ' a' } }],
  ['new tags', { text: 'a', tags: [] }, { from: { tags: ['x'] }, to: { tags: [] } }],
  ['a new field', { link: 'b' }, { from: {}, to: { link: 'b' } }],
  ['a field left empty', { link: undefined }, undefined],
  ['an emptied field', { image: undefined }, { from: { image: 'a.jpg' }, to: {} }],
])('an edit has only the changed fields: %s', (_which, fields, changes) => {
  expect(diffFields(entry, fields)).toStrictEqual(changes && { id: '1', ...changes });
});

test.each<[string, isKept: boolean, isOwn: boolean, Partial<Post>]>([
  ['a post published earlier', true, true, {}],
  ['a post published today', false, true, { publishedAt: today() }],
  ['a draft', false, true, { status: 'draft' }],
  ['a post of the demo', false, false, {}],
])('an edit of %s stores its day: %s', (_which, isKept, isOwn, post) => {
  const { dispatch, getState } = createTestStore({
    ...stateAfter(),
    content: { status: 'loading', isOwn },
  });
  dispatch(contentLoaded(makeWork({ posts: [aPost('a', post)] })));
  dispatch(editEntry('posts', 'a', { title: 'New' }));
  expect(getState().posts.entities['a']?.updatedAt).toBe(isKept ? today() : undefined);
});
