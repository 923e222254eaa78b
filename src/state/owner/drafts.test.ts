import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/dispatcher';
import { contentImported } from '../lists/content';
import { postAdded, postDeleted, postEdited } from '../lists/posts';
import { signedOut } from '../visitor/auth';
import {
  formEmptied,
  formTyped,
  selectHasUnsaved,
  selectTyped,
  typedDiscarded,
  typedRestored,
} from './drafts';

const texts = { title: 'Half' };
const typed = { 'posts/': texts, 'posts/a': texts, 'tracks/a': texts };
const added = { type: postAdded.type, payload: aPost('b') };
const withoutPost = contentImported(makeWork({ tracks: [aTrack('a')] }));

test.each<[string, UnknownAction, dropped: string[]]>([
  ['left empty', formTyped({ form: 'posts/a', texts: {} }), ['posts/a']],
  ['in a form that is emptied', formEmptied('tracks/a'), ['tracks/a']],
  ['of a new post when one is added', added, ['posts/']],
  ['of an edited post', postEdited({ id: 'a', from: {}, to: {} }), ['posts/a']],
  ['of a deleted post', postDeleted({ entry: aPost('a'), indexFromEnd: 0 }), ['posts/a']],
  ['of no form at a sign-out', signedOut(), []],
  ['of every form when discarded', typedDiscarded(), Object.keys(typed)],
  ['of a post missing in an import', withoutPost, ['posts/a']],
])('the draft %s is dropped', (_name, action, dropped) => {
  const state = stateAfter(typedRestored(typed), action);
  const left = Object.keys(typed).filter((key) => !dropped.includes(key));
  expect(selectTyped(state)).toEqual(Object.fromEntries(left.map((key) => [key, texts])));
  expect(selectHasUnsaved(state)).toBe(left.length > 0);
});
