import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import {
  contentImported,
  contentLoaded,
  draftsRestored,
  savedContentLoaded,
} from '../lists/content';
import { postAdded, postDeleted, postMoved, postPublished, postUnpublished } from '../lists/posts';
import { trackEdited } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { ownerReducer } from '../visitor/owner';
import { exportOperation, publishOperation, saveOperation } from './operations';
import { selectChangeCount, selectHasEdits, selectIsReplaced, selectSavedWork } from './savedWork';

const work = {
  projects: [aProject('p'), aProject('q')],
  posts: [aPost('live'), aPost('other'), aPost('draft', { status: 'draft' })],
  tracks: [aTrack('a'), aTrack('b')],
};
const owner = ownerReducer(undefined, { type: '' });
const initial = rootReducer(undefined, { type: '' });
const loaded = contentLoaded({ ...work, fileHash: 'old' });
const start = rootReducer(initial, loaded);
const inRepository = rootReducer(
  { ...initial, owner: { ...owner, repository: { name: 'ada/portfolio' } } },
  loaded,
);

const added = { type: postAdded.type, payload: aPost('new', { status: 'draft' }) };
const deleted = postDeleted({ entry: aPost('live'), indexFromEnd: 2 });
const edited = trackEdited({ id: 'a', from: { cover: 'x' }, to: { album: 'New' } });
const moved = postMoved({ id: 'live', by: 1 });
const reversed = { ...work, posts: [...work.posts].reverse() };

test.each<[string, number, UnknownAction[]]>([
  ['no change', 0, []],
  ['publishing a new post', 1, [added, postPublished('new')]],
  ['unpublishing a post', 1, [postUnpublished('live')]],
  ['deleting a changed post', 1, [postUnpublished('live'), deleted]],
  ['an edit', 1, [edited]],
  ['reordering a list', 1, [moved, moved]],
  ['restoring the old order', 0, [moved, postMoved({ id: 'live', by: -1 })]],
  ['an edit, a reorder and a new post', 3, [edited, moved, added]],
  ['restoring drafts', 3, [draftsRestored({ ...work, posts: [] })]],
])('the count of changes after %s is %i', (_name, count, actions) => {
  const state = actions.reduce(rootReducer, start);
  expect(selectChangeCount(state)).toBe(count);
  expect(selectHasEdits(state)).toBe(count > 0);
});

test('changes are not counted before the content is loaded', () => {
  expect(selectChangeCount([added, edited].reduce(rootReducer, initial))).toBe(0);
});

test('an import counts every entry once, and no list as reordered', () => {
  const state = [contentImported(reversed), postMoved({ id: 'live', by: -1 })].reduce(
    rootReducer,
    inRepository,
  );
  expect(selectIsReplaced(state)).toBe(true);
  expect(selectChangeCount(state)).toBe(7);
  const smaller = rootReducer(inRepository, contentImported({ ...work, posts: [aPost('x')] }));
  expect(selectChangeCount(smaller), 'deleted and added entries').toBe(8);
});

test('an import without a repository counts as saved, but not as built', () => {
  const state = rootReducer(start, contentImported(reversed));
  expect(selectIsReplaced(state)).toBe(false);
  expect([selectChangeCount(state), selectHasEdits(state)]).toEqual([0, true]);
  expect(selectChangeCount(rootReducer(state, edited))).toBe(1);
});

const other = { ...work, tracks: [] };
test.each([
  ['Save', saveOperation.succeeded({ work: other, hash: 'new' }), 'new', false],
  ['Publish', publishOperation.succeeded({ work: other, hash: 'new', commit: null }), 'new', false],
  ['Loading the saved file', savedContentLoaded({ ...other, fileHash: 'new' }), 'new', false],
  ['Export', exportOperation.succeeded({ work: other }), 'old', true],
])('%s replaces the saved work', (_name, action, hash, isExported) => {
  const state = [contentImported(other), action].reduce(rootReducer, start);
  expect(selectSavedWork(state)).toEqual({
    ...{ work: expect.objectContaining(other) as unknown, hash, builtHash: 'old' },
    ...(isExported && { isExported }),
  });
  expect([selectChangeCount(state), selectHasEdits(state)]).toEqual([0, isExported]);
});

test('an export as a copy does not count as saved', () => {
  const state = [edited, exportOperation.succeeded({ work, isCopy: true })].reduce(
    rootReducer,
    start,
  );
  expect(selectChangeCount(state)).toBe(1);
});
