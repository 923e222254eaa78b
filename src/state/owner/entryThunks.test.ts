import { expect, test } from 'vitest';
import type { Post } from '../../content/types';
import { anAbout, aPost, makeWork, NEW_POST } from '../../test/data/fixtures';
import { openWork } from '../../test/store/testStore';
import { postActions } from '../lists/posts';
import { today } from '../today';
import { createEntry, deleteEntry, diffFields, editEntry } from './entryThunks';
import { formOpened, typedRestored } from './forms';

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
  const { dispatch, getState } = openWork(makeWork({ posts: [aPost('a', post)] }), isOwn);
  dispatch(editEntry('posts', 'a', { title: 'New' }));
  expect(getState().posts.entities['a']?.updatedAt).toBe(isKept ? today() : undefined);
});

test('an edit of a public post that is a draft for now stores its day', () => {
  const { dispatch, getState } = openWork(makeWork({ posts: [aPost('a')] }));
  dispatch(postActions.unpublished('a'));
  dispatch(editEntry('posts', 'a', { title: 'New' }));
  expect(getState().posts.entities['a']?.updatedAt).toBe(today());
});

test('a post and a track of one title have the same id', () => {
  const { dispatch, getState } = openWork(makeWork());
  dispatch(createEntry('tracks', NEW_POST));
  dispatch(createEntry('posts', NEW_POST));
  dispatch(createEntry('posts', NEW_POST));
  expect(getState().tracks.ids).toEqual(['on-rooms']);
  expect(getState().posts.ids.toSorted()).toEqual(['on-rooms', 'on-rooms-2']);
});

test('the id of a new post comes from its title, and never repeats that of a deleted post', () => {
  const { dispatch, getState } = openWork(makeWork());
  dispatch(createEntry('posts', NEW_POST));
  dispatch(deleteEntry('posts', 'on-rooms'));
  dispatch(createEntry('posts', NEW_POST));
  expect(getState().posts.ids).toEqual(['on-rooms-2']);
});

test('a text about the owner that is written again keeps its id', () => {
  const { dispatch, getState } = openWork(makeWork({ about: [anAbout()] }));
  dispatch(deleteEntry('about', 'about'));
  dispatch(createEntry('about', anAbout()));
  expect(getState().about.ids).toEqual(['about']);
});

test('a post created from the kept text of a deleted post has its id', () => {
  const { dispatch, getState } = openWork(makeWork());
  dispatch(typedRestored({ typed: { 'posts/on-rooms': { title: 'On Rooms' } }, typedOver: {} }));
  dispatch(formOpened({ list: 'posts', id: 'on-rooms' }));
  dispatch(createEntry('posts', NEW_POST));
  expect(getState().posts.ids).toEqual(['on-rooms']);
});
