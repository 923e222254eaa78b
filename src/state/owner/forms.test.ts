import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/dispatcher';
import { contentImported } from '../lists/content';
import { postActions } from '../lists/posts';
import { signedOut } from '../visitor/auth';
import {
  formCancelled,
  formOpened,
  formTyped,
  selectHasUnsaved,
  typedDiscarded,
  typedRestored,
} from './forms';
import { publishOperation } from './operations';

const texts = { title: 'Half' };
const typed = { 'posts/': texts, 'posts/a': texts, 'tracks/a': texts };
const open = { posts: 'a', tracks: '' };
const added = { type: postActions.added.type, payload: aPost('b') };
const edited = postActions.edited({ id: 'a', from: {}, to: {} });
const other = postActions.edited({ id: 'b', from: {}, to: {} });
const deleted = postActions.deleted({ entry: aPost('a'), indexFromEnd: 0 });
const undone = { ...edited, meta: { isUndo: true } };
const imported = contentImported(makeWork({ tracks: [aTrack('a')] }));
const withBoth = contentImported(makeWork({ posts: [aPost('a')], tracks: [aTrack('a')] }));

test.each<[string, UnknownAction, closed: string[], dropped: string[]]>([
  ['a form left empty', formTyped({ form: 'posts/a', texts: {} }), [], ['posts/a']],
  ['discarded forms', typedDiscarded(['posts/', 'tracks/a']), [], ['posts/', 'tracks/a']],
  ['a cancelled form', formCancelled('tracks'), ['tracks'], []],
  ['a new post', added, [], ['posts/']],
  ['an edited post', edited, ['posts'], ['posts/a']],
  ['an undone edit', undone, ['posts'], []],
  ['an edit of another post', other, [], []],
  ['a deleted post', deleted, ['posts'], ['posts/a']],
  ['a published post', postActions.published('a'), [], []],
  ['an import without the post', imported, ['posts'], ['posts/a']],
  ['an import with all entries', withBoth, ['posts'], []],
  ['a sign-out', signedOut(), ['posts', 'tracks'], []],
])('%s closes its form and drops its text', (_name, action, closed, dropped) => {
  const start = [
    typedRestored(typed),
    formOpened({ list: 'posts', id: 'x' }),
    formOpened({ list: 'posts', id: 'a' }),
    formOpened({ list: 'tracks', id: '' }),
  ];
  const state = stateAfter(...start, action);
  const without = (all: object, gone: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !gone.includes(key)));
  expect(state.forms).toEqual({ open: without(open, closed), typed: without(typed, dropped) });
  expect(selectHasUnsaved(state)).toBe(true);
});

test('work is unsaved while it is being published', () => {
  const { started, failed } = publishOperation;
  expect(selectHasUnsaved(stateAfter(started()))).toBe(true);
  expect(selectHasUnsaved(stateAfter(started(), failed({ kind: 'noAnswer' })))).toBe(false);
});

test('a new entry closes the form for new entries', () => {
  const state = stateAfter(formOpened({ list: 'posts', id: '' }), added);
  expect(state.forms).toEqual({ open: {}, typed: {} });
  expect(selectHasUnsaved(state)).toBe(false);
});
