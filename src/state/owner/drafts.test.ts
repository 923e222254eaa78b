import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { contentImported } from '../lists/content';
import { postAdded, postDeleted, postEdited } from '../lists/posts';
import { rootReducer } from '../rootReducer';
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
const without = (key: keyof typeof typed) => {
  const { [key]: _dropped, ...others } = typed;
  return others;
};

test.each<[string, UnknownAction, object]>([
  ['is dropped when left empty', formTyped({ form: 'posts/a', texts: {} }), without('posts/a')],
  ['is dropped when its form is emptied', formEmptied('tracks/a'), without('tracks/a')],
  [
    'is dropped when a post is added',
    { type: postAdded.type, payload: aPost('b') },
    without('posts/'),
  ],
  [
    'is dropped when its post is edited',
    postEdited({ id: 'a', from: {}, to: {} }),
    without('posts/a'),
  ],
  [
    'is dropped when its post is deleted',
    postDeleted({ entry: aPost('a'), indexFromEnd: 0 }),
    without('posts/a'),
  ],
  ['is kept at a sign-out', signedOut(), typed],
  ['is discarded', typedDiscarded(), {}],
  [
    'is dropped when an import lacks its entry',
    contentImported(makeWork({ tracks: [aTrack('a')] })),
    without('posts/a'),
  ],
])('a draft %s', (_name, action, expected) => {
  const state = [typedRestored(typed), action].reduce(
    rootReducer,
    rootReducer(undefined, { type: '' }),
  );
  expect(selectTyped(state)).toEqual(expected);
  expect(selectHasUnsaved(state)).toBe(Object.keys(expected).length > 0);
});
