import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aTrack } from '../test/fixtures';
import { rootReducer } from './rootReducer';
import { contentExported, contentImported, contentLoaded } from './slices/contentFile';
import { likeToggled } from './slices/likes';
import {
  postDeleted,
  postDrafted,
  postPublished,
  postRestored,
  postUnpublished,
} from './slices/posts';
import { trackAdded, trackDeleted, trackRestored } from './slices/tracks';
import { selectUnexportedCount } from './unexported';

const posts = [aPost('live'), aPost('draft-2'), aPost('draft', { status: 'draft' })];
const lists = { posts, tracks: [aTrack('a'), aTrack('b')] };
const start = rootReducer(undefined, contentLoaded(lists));
const drafted = { type: postDrafted.type, payload: aPost('new', { status: 'draft' }) };
const added = { type: trackAdded.type, payload: aTrack('new') };
const live = { entry: aPost('live'), indexFromEnd: 1 };
const a = { entry: aTrack('a'), indexFromEnd: 1, isLiked: false };

test('nothing is counted before the lists have come', () => {
  expect(selectUnexportedCount([drafted, added].reduce(rootReducer, undefined) ?? start)).toBe(0);
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
  ['a like', 0, [likeToggled('a')]],
  ['of everything some', 4, [drafted, added, postDeleted(live), trackDeleted(a)]],
  ['an export', 0, [drafted, trackDeleted(a), contentExported()]],
  ['an import', 0, [drafted, trackDeleted(a), contentImported({ ...lists, projects: [] })]],
])('changes that are not exported, %s: %i', (_name, count, events) => {
  expect(selectUnexportedCount(events.reduce(rootReducer, start))).toBe(count);
});
