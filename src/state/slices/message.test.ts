import type { UnknownAction } from '@reduxjs/toolkit';
import { aPost, aTrack } from '../../test/fixtures';
import { testReducer } from '../../test/reducerTable';
import { signedOut } from './auth';
import { contentImported, contentLoaded } from './contentFile';
import { messageDismissed, messageReducer, type MessageState, type Outcome } from './message';
import { tabSelected } from './nav';
import {
  postDeleted,
  postCreated,
  postFormCancelled,
  postFormOpened,
  postPublished,
  postRestored,
  postUnpublished,
} from './posts';
import { publishClosed, publishOpened, theirsLoaded } from './publish';
import { contentExported, contentSaved } from './savedFile';
import {
  trackAdded,
  trackDeleted,
  trackFormCancelled,
  trackFormOpened,
  trackRestored,
} from './tracks';

const old: MessageState = { outcome: { act: 'deleted', title: 'Post 1' }, count: 1 };
const post = { entry: aPost('1'), indexFromEnd: 0 };
const track = { entry: aTrack('1'), indexFromEnd: 0, isLiked: false };
const lists = { posts: {}, tracks: {} };
const work = { projects: [], posts: [aPost('1'), aPost('2')], tracks: [aTrack('1')] };

const TELLING: [UnknownAction, Outcome][] = [
  [postDeleted(post), { act: 'deleted', title: 'Post 1' }],
  [postRestored(post), { act: 'restored', title: 'Post 1' }],
  [trackDeleted(track), { act: 'deleted', title: 'Track 1' }],
  [trackRestored(track), { act: 'restored', title: 'Track 1' }],
  [postCreated(aPost('1')), { act: 'drafted', title: 'Post 1' }],
  [trackAdded(aTrack('1')), { act: 'added', title: 'Track 1' }],
  [postPublished('1'), { act: 'published', id: '1' }],
  [postUnpublished('1'), { act: 'unpublished', id: '1' }],
  [contentImported(work), { act: 'imported', projects: 0, tracks: 1, posts: 2 }],
  [contentImported({ ...work, fileHash: 'new' }), { act: 'loaded' }],
  [contentSaved({ lists, hash: 'new' }), { act: 'saved', isFirst: false }],
  [contentSaved({ lists, hash: 'new', isFirst: true }), { act: 'saved', isFirst: true }],
];

const QUIET = [
  ...[postFormOpened(), postFormCancelled(), trackFormOpened(), trackFormCancelled()],
  ...[tabSelected('tracks'), contentExported(lists), publishOpened(), theirsLoaded()],
  ...[contentLoaded(work), signedOut(), messageDismissed()],
];

testReducer(messageReducer, {
  ...Object.fromEntries(
    TELLING.map(([event, outcome]) => [
      `${event.type} is told: ${JSON.stringify(outcome)}`,
      [old, event, { outcome, count: 2 }],
    ]),
  ),
  ...Object.fromEntries(
    QUIET.map((event) => [`${event.type} ends it`, [old, event, { outcome: null, count: 1 }]]),
  ),
  'no act of the owner’s': [old, publishClosed(), old],
});
