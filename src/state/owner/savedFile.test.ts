import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { reducerOf, testReducer } from '../../test/store/reducerTable';
import {
  contentImported,
  contentLoaded,
  draftsRestored,
  savedContentLoaded,
} from '../lists/content';
import {
  postAdded,
  postDeleted,
  postMoved,
  postPublished,
  postRestored,
  postUnpublished,
} from '../lists/posts';
import { projectAdded, projectFeatured, projectMoved } from '../lists/projects';
import { trackAdded, trackDeleted, trackEdited, trackRestored } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { type SavedEntry, takeSnapshot } from '../snapshot';
import { likeToggled } from '../visitor/likes';
import { sitePublished } from './publish';
import {
  contentExported,
  contentSaved,
  type SavedFile,
  type SavedFileState,
  selectChangeCount,
  selectHasEdits,
} from './savedFile';

const posts = [aPost('live'), aPost('draft-2'), aPost('draft', { status: 'draft' })];
const lists = {
  projects: [aProject('p'), aProject('q')],
  posts,
  tracks: [aTrack('a'), aTrack('b')],
};
const start = rootReducer(undefined, contentLoaded(lists));
const drafted = { type: postAdded.type, payload: aPost('new', { status: 'draft' }) };
const edit = { id: 'a', from: { album: 'Tides in Winter' }, to: { album: 'New' } };
const undoneEdit = { ...edit, from: edit.to, to: edit.from };
const newProject = { type: projectAdded.type, payload: aProject('new') };
const added = { type: trackAdded.type, payload: aTrack('new') };
const live = { entry: aPost('live'), indexFromEnd: 2 };
const unread: SavedFileState = { lists: null, hash: null };
const fileOf = (posts: SavedEntry[], hash: string): SavedFile => ({
  lists: { projects: [], posts, tracks: [] },
  hash,
});
const draftLive = aPost('live', { status: 'draft' });
const imported = { projects: [], posts: [draftLive], tracks: [] };
const old = fileOf(takeSnapshot({ ...imported, posts: [aPost('live')] }).posts, 'old');
const changed = fileOf(takeSnapshot(imported).posts, 'new');
const a = { entry: aTrack('a'), indexFromEnd: 1, isLiked: false };

test('nothing is counted before the lists have come', () => {
  expect(selectChangeCount([drafted, added].reduce(rootReducer, undefined) ?? start)).toBe(0);
});

test.each<[string, number, UnknownAction[]]>([
  ['at first', 0, []],
  ['a new post, published too', 1, [drafted, postPublished('new')]],
  ['a new post that is deleted', 0, [drafted, postDeleted({ ...live, entry: aPost('new') })]],
  ['a post that is published', 1, [postPublished('draft')]],
  ['and unpublished again', 0, [postPublished('draft'), postUnpublished('draft')]],
  ['two changes of status', 2, [postPublished('draft'), postUnpublished('live')]],
  ['a deleted post', 1, [postDeleted(live)]],
  ['a post that changed and is deleted', 1, [postUnpublished('live'), postDeleted(live)]],
  ['an undone deletion', 0, [postDeleted(live), postRestored(live)]],
  ['a new track', 1, [added]],
  ['a deleted track', 1, [trackDeleted(a)]],
  ['an undone deletion of a track', 0, [trackDeleted(a), trackRestored(a)]],
  ['an edit', 1, [trackEdited(edit)]],
  ['an undone edit', 0, [trackEdited(edit), trackEdited(undoneEdit)]],
  ['an edit of what is deleted then', 1, [trackEdited(edit), trackDeleted(a)]],
  ['another order', 1, [postMoved({ id: 'live', by: 1 })]],
  ['the old order again', 0, [1, -1].map((by) => postMoved({ id: 'live', by: by > 0 ? 1 : -1 }))],
  ['a step beyond the end', 0, [postMoved({ id: 'live', by: -1 })]],
  ['a new project, moved', 1, [newProject, projectMoved({ id: 'new', by: 1 })]],
  ['a project that is featured', 1, [projectFeatured('p')]],
  ['a like', 0, [likeToggled('a')]],
  ['of everything some', 4, [drafted, added, postDeleted(live), trackDeleted(a)]],
  [
    'an export',
    0,
    [
      drafted,
      trackDeleted(a),
      contentExported(
        takeSnapshot({
          ...lists,
          posts: [aPost('new', { status: 'draft' }), ...posts],
          tracks: [aTrack('b')],
        }),
      ),
    ],
  ],
  ['edits of before a reload', 3, [draftsRestored({ ...lists, posts: [] })]],
  [
    'an import, in another order too',
    7,
    [contentImported({ ...lists, posts: posts.toReversed() })],
  ],
])('changes that are not exported, %s: %i', (name, count, events) => {
  const state = events.reduce(rootReducer, start);
  expect(selectChangeCount(state)).toBe(count);
  // The site is still built from the file before the export.
  expect(selectHasEdits(state)).toBe(count > 0 || /^an export/.test(name));
});

testReducer(reducerOf('savedFile'), {
  'the file is known once the lists come': [
    unread,
    contentLoaded({ ...imported, fileHash: 'new' }),
    changed,
  ],
  'an export': [old, contentExported(changed.lists), { ...changed, hash: 'old', isExported: true }],
  'an import: every entry counts as changed': [
    old,
    contentImported(imported),
    fileOf([{ id: 'live', status: 'published', fingerprint: null }], 'old'),
  ],
  'the saved file is loaded': [old, savedContentLoaded({ ...imported, fileHash: 'new' }), changed],
  'a save': [old, contentSaved({ ...changed, isFirst: true }), changed],
  'a commit': [old, sitePublished({ file: changed, commit: null }), changed],
});
