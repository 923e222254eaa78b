import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { Work } from '../../content/types';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { stateAfter } from '../../test/store/testStore';
import {
  changesDiscarded,
  contentImported,
  contentLoaded,
  draftsRestored,
  savedContentLoaded,
} from '../lists/content';
import { postActions } from '../lists/posts';
import { trackActions } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { exportOperation, publishOperation, saveOperation } from './operations';
import {
  buildMissed,
  contentRefused,
  contentSent,
  selectBaseHashes,
  selectEditCount,
  selectFileHash,
  selectIsAheadOfPage,
  selectIsAwaitingBuild,
  selectIsUnconfirmed,
  selectSavedWork,
  siteUpdated,
} from './savedWork';

const work = {
  projects: [aProject('p'), aProject('q')],
  posts: [aPost('live'), aPost('other'), aPost('draft', { status: 'draft' })],
  tracks: [aTrack('a'), aTrack('b')],
};
const start = stateAfter(contentLoaded({ ...work, fileHash: 'old' }));

const added = { type: postActions.added.type, payload: aPost('new', { status: 'draft' }) };
const deleted = postActions.deleted({ entry: aPost('live'), indexFromEnd: 2 });
const edited = trackActions.edited({ id: 'a', from: { cover: 'x' }, to: { album: 'New' } });
const moved = postActions.moved({ id: 'live', by: 1 });
const reversed = { ...work, posts: [...work.posts].reverse() };

test.each<[string, number, UnknownAction[]]>([
  ['no change', 0, []],
  ['publishing a new post', 1, [added, postActions.published('new')]],
  ['unpublishing a post', 1, [postActions.unpublished('live')]],
  ['deleting a changed post', 1, [postActions.unpublished('live'), deleted]],
  ['an edit', 1, [edited]],
  ['reordering a list', 1, [moved, moved]],
  ['restoring the old order', 0, [moved, postActions.moved({ id: 'live', by: -1 })]],
  ['an edit, a reorder and a new post', 3, [edited, moved, added]],
  ['restoring drafts', 3, [draftsRestored({ ...work, posts: [] })]],
])('the count of changes after %s is %i', (_name, count, actions) => {
  const state = actions.reduce(rootReducer, start);
  expect(selectEditCount(state)).toBe(count);
});

test('changes are not counted before the content is loaded', () => {
  expect(selectEditCount(stateAfter(added, edited))).toBe(0);
});

test('an import counts as the changes that it makes', () => {
  expect(selectEditCount(rootReducer(start, contentImported(work)))).toBe(0);
  expect(selectEditCount(rootReducer(start, contentImported(reversed)))).toBe(1);
  const smaller = rootReducer(start, contentImported({ ...work, posts: [aPost('x')] }));
  expect(selectEditCount(smaller), 'deleted and added entries').toBe(4);
});

test.each<[string, Work, Work]>([
  ['without', { ...work, tracks: [] }, { ...work, tracks: [], missingLists: ['tracks'] }],
  ['with', { ...work, posts: [], missingLists: ['posts'] }, { ...work, posts: [] }],
])('an import %s an empty list is a change', (_name, before, after) => {
  const state = [contentLoaded(before), contentImported(after)].reduce(rootReducer, start);
  expect(selectEditCount(state)).toBe(1);
  expect(selectEditCount(rootReducer(state, contentImported(before)))).toBe(0);
});

test('a sent file is a base for the next write until the work is discarded', () => {
  const sent = rootReducer(start, contentSent('sent'));
  expect(selectBaseHashes(sent)).toEqual(['old', 'sent']);
  expect(selectBaseHashes(rootReducer(sent, changesDiscarded(work)))).toEqual(['old']);
  expect(selectBaseHashes(sent, null)).toEqual([null]);
});

test('a refused file is no base for the next write, but one without an answer is', () => {
  const sent = rootReducer(start, contentSent('sent'));
  expect(selectIsUnconfirmed(rootReducer(sent, contentRefused()))).toBe(false);
  const refused = [contentSent('refused'), contentRefused()].reduce(rootReducer, sent);
  expect(selectBaseHashes(refused)).toEqual(['old', 'sent']);
});

const other = { ...work, tracks: [] };
test.each([
  ['Save', saveOperation.succeeded({ work: other, hash: 'new' })],
  ['Publish', publishOperation.succeeded({ work: other, hash: 'new', commit: null })],
  ['Loading the saved file', savedContentLoaded({ ...other, fileHash: 'new' })],
  ['Export', exportOperation.succeeded({ work: other, hash: 'new' })],
])('%s replaces the saved work, and the site is older', (_name, action) => {
  const state = [contentImported(other), action].reduce(rootReducer, start);
  expect(selectSavedWork(state)).toEqual({ work: other, hashes: ['old', 'new'], sentHashes: [] });
  expect([selectFileHash(state), selectIsAheadOfPage(state)]).toEqual(['new', true]);
  expect(selectEditCount(state)).toBe(0);
});

test('work that is online stays so when it is published again', () => {
  const publish = publishOperation.succeeded({ work: other, hash: 'new' });
  const online = [publish, buildMissed(), siteUpdated(42), publish].reduce(rootReducer, start);
  expect(selectIsAwaitingBuild(online)).toBe(false);
  const later = rootReducer(online, publishOperation.succeeded({ work, hash: 'newer' }));
  expect(selectIsAwaitingBuild(later)).toBe(true);
  expect(selectSavedWork(later)).not.toHaveProperty('isOverdue');
});

test('publishing an earlier version again makes its hash that of the file', () => {
  const publish = (hash: string) => publishOperation.succeeded({ work, hash });
  const state = [publish('new'), publish('old')].reduce(rootReducer, start);
  expect(selectFileHash(state)).toBe('old');
});

test('the build of the old file is awaited again after a version that may be published', () => {
  const publish = publishOperation.succeeded({ work, hash: 'old', commit: 'c' });
  const state = [contentSent('lost'), contentSent('old'), publish].reduce(rootReducer, start);
  expect(selectSavedWork(state)).toEqual({ work, hashes: ['old', 'lost', 'old'], sentHashes: [] });
  expect(selectIsAwaitingBuild(state)).toBe(true);
});

test('an export as a copy does not count as saved', () => {
  const state = [contentImported(other), exportOperation.succeeded({ work: other })];
  expect(selectEditCount(state.reduce(rootReducer, start))).toBe(2);
});
