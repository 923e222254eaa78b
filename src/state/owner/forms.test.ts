import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aTrack, makeWork, NEW_POST } from '../../test/data/fixtures';
import { createTestStore, stateAfter } from '../../test/store/testStore';
import { contentImported } from '../lists/content';
import { postActions } from '../lists/posts';
import { signedOut } from '../visitor/auth';
import { selectHasUnsaved } from './changes';
import { createEntry, editEntry } from './entryThunks';
import {
  formCancelled,
  formOpened,
  formTyped,
  selectLostIds,
  typedDiscarded,
  typedRestored,
} from './forms';
import { publishOperation } from './operations';
import { undo } from './undo';

const texts = { title: 'Half' };
const typed = { 'posts/': texts, 'posts/a': texts, 'tracks/a': texts };
const open = { posts: 'a', tracks: '' };
const added = { type: postActions.added.type, payload: aPost('b') };
const edited = postActions.edited({ id: 'a', from: {}, to: {} });
const other = postActions.edited({ id: 'b', from: {}, to: {} });
const deleted = postActions.deleted({ entry: aPost('a'), indexFromEnd: 0 });
const restored = postActions.restored({ entry: aPost('a'), indexFromEnd: 0 });
const undone = { ...edited, meta: { isUndo: true } };
const imported = contentImported(makeWork({ tracks: [aTrack('a')] }));

test.each<[string, UnknownAction, closed: string[], dropped: string[]]>([
  ['a form left empty', formTyped({ form: 'posts/a', texts: {} }), [], ['posts/a']],
  ['discarded forms', typedDiscarded(['posts/', 'tracks/a']), [], ['posts/', 'tracks/a']],
  ['a cancelled form', formCancelled('tracks'), ['tracks'], []],
  ['an edited post', edited, ['posts'], ['posts/a']],
  ['an undone edit', undone, ['posts'], []],
  ['an edit of another post', other, [], []],
  ['a deleted post', deleted, ['posts'], []],
  ['a restored post', restored, ['posts'], []],
  ['a published post', postActions.published('a'), [], []],
  ['an import without the post', imported, ['posts'], []],
  ['a sign-out', signedOut(), ['posts', 'tracks'], []],
])('%s closes and drops only the listed forms and texts', (_name, action, closed, dropped) => {
  const start = [
    typedRestored({ typed, typedOver: {} }),
    formOpened({ list: 'posts', id: 'x' }),
    formOpened({ list: 'posts', id: 'a' }),
    formOpened({ list: 'tracks', id: '' }),
  ];
  const state = stateAfter(...start, action);
  const without = (all: object, gone: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !gone.includes(key)));
  expect(state.forms?.open).toEqual(without(open, closed));
  expect(state.forms?.typed).toEqual(without(typed, dropped));
  expect(selectHasUnsaved(state)).toBe(true);
});

test('work is unsaved while it is being published', () => {
  const { started, failed } = publishOperation;
  expect(selectHasUnsaved(stateAfter(started()))).toBe(true);
  expect(selectHasUnsaved(stateAfter(started(), failed({ kind: 'noAnswer' })))).toBe(false);
});

test('a new entry closes the form that it was typed in, and drops its text only', () => {
  const opened = (id: string) => formOpened({ list: 'posts', id });
  const closed = { open: {}, typed: {} };
  const isUnsaved = stateAfter(
    typedRestored({ typed: { 'posts/': texts }, typedOver: {} }),
    opened(''),
    added,
  );
  expect(isUnsaved.forms).toMatchObject(closed);
  expect(selectHasUnsaved(isUnsaved)).toBe(false);
  const typedForGone = stateAfter(typedRestored({ typed, typedOver: {} }), opened('a'), added);
  expect(typedForGone.forms?.typed).toEqual({ 'posts/': texts, 'tracks/a': texts });
});

test('undo of a new entry gives its text back, and never overwrites another text', () => {
  const { dispatch, getState } = createTestStore();
  const create = (title: string) => {
    dispatch(formOpened({ list: 'posts', id: '' }));
    dispatch(formTyped({ form: 'posts/', texts: { title } }));
    dispatch(createEntry('posts', { ...NEW_POST, title }));
  };
  const [one, two] = [{ title: 'One' }, { title: 'Two' }];
  for (const { title } of [one, two]) create(title);
  dispatch(undo());
  expect(getState().forms).toMatchObject({ open: {}, typed: { 'posts/': two } });
  dispatch(undo());
  expect(getState().forms?.typed).toEqual({ 'posts/': two, 'posts/one': one });
  expect(selectLostIds(getState(), 'posts')).toEqual(['one']);
  create('One');
  expect(getState().posts.ids, 'the id of a kept text').toEqual(['one-2']);
  dispatch(formOpened({ list: 'posts', id: '' }));
  dispatch(undo());
  const kept = { 'posts/one': one, 'posts/one-2': one };
  expect(getState().forms?.typed, 'beside an open form').toEqual(kept);
});

test('undo of an edit gives its text back to its form', () => {
  const { dispatch, getState } = createTestStore(stateAfter(added));
  for (const title of ['Second', 'Third']) {
    dispatch(formTyped({ form: 'posts/b', texts: { title } }));
    dispatch(editEntry('posts', 'b', { title }));
    expect(getState().forms?.typed).toEqual({});
  }
  dispatch(formTyped({ form: 'posts/b', texts: { title: 'Fourth' }, initial: { title: 'Third' } }));
  dispatch(undo());
  expect(getState().posts.entities['b']?.title).toBe('Second');
  expect(getState().forms?.typed, 'the later text').toEqual({ 'posts/b': { title: 'Fourth' } });
  expect(getState().forms?.typedOver, 'no text from elsewhere').toEqual({});
  dispatch(typedDiscarded(['posts/b']));
  dispatch(undo());
  expect(getState().forms?.typed, 'after a discard').toEqual({ 'posts/b': { title: 'Second' } });
});

test('each undo of several edits gives back what only that edit has', () => {
  const { dispatch, getState } = createTestStore(stateAfter(added));
  const edits: Record<string, string>[] = [
    { title: 'Second' },
    { content: 'New.' },
    { title: 'Third' },
  ];
  for (const texts of edits) {
    dispatch(formTyped({ form: 'posts/b', texts }));
    dispatch(editEntry('posts', 'b', texts));
    dispatch(postActions.moved({ id: 'b', by: 1 }));
  }
  for (let acts = 2 * edits.length; acts > 0; acts -= 1) dispatch(undo());
  expect(getState().forms?.typed).toEqual({ 'posts/b': { title: 'Third', content: 'New.' } });
});
