import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { reducerOf, testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded, editsRestored } from '../lists/content';
import { postEdited, postMoved } from '../lists/editing/posts';
import {
  projectDeleted,
  projectFeatured,
  projectMoved,
  projectRestored,
  projectUnfeatured,
} from '../lists/editing/projects';
import { trackMoved, trackReverted } from '../lists/editing/tracks';
import {
  postDeleted,
  postCreated,
  postPublished,
  postRestored,
  postUnpublished,
} from '../lists/posts';
import { trackAdded, trackDeleted, trackRestored } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { tabSelected } from '../visitor/nav';
import { formCancelled, formOpened } from './forms';
import {
  editsDropped,
  messageDismissed,
  type MessageState,
  type Outcome,
  selectOffersUndo,
} from './message';
import { publishClosed, publishOpened, theirsLoaded } from './publish';
import { contentExported, contentSaved } from './savedFile';

const old: MessageState = { outcome: { act: 'deleted', title: 'Post 1' }, count: 1 };
const post = { entry: aPost('1'), indexFromEnd: 0 };
const track = { entry: aTrack('1'), indexFromEnd: 0, isLiked: false };
const project = { entry: aProject('1'), indexFromEnd: 0 };
const edit = { entry: aPost('1'), before: aPost('1', { title: 'Before' }) };
const trackEdit = { entry: aTrack('1'), before: aTrack('1', { title: 'Before' }) };
const lists = { projects: [], posts: [], tracks: [] };
const work = { projects: [], posts: [aPost('1'), aPost('2')], tracks: [aTrack('1')] };

const TELLING: [UnknownAction, Outcome][] = [
  [postDeleted(post), { act: 'deleted', title: 'Post 1' }],
  [postRestored(post), { act: 'restored', title: 'Post 1' }],
  [trackDeleted(track), { act: 'deleted', title: 'Track 1' }],
  [trackRestored(track), { act: 'restored', title: 'Track 1' }],
  [postCreated(aPost('1')), { act: 'drafted', title: 'Post 1' }],
  [trackAdded(aTrack('1')), { act: 'added', title: 'Track 1' }],
  [postEdited(edit), { act: 'edited', title: 'Post 1' }],
  [trackReverted(trackEdit), { act: 'reverted', title: 'Before' }],
  [projectDeleted(project), { act: 'deleted', title: 'Project 1' }],
  [projectRestored(project), { act: 'restored', title: 'Project 1' }],
  [trackMoved({ id: '1', by: 1 }), { act: 'moved', list: 'tracks', id: '1' }],
  [postMoved({ id: '1', by: 1 }), { act: 'moved', list: 'posts', id: '1' }],
  [projectMoved({ id: '1', by: 1 }), { act: 'moved', list: 'projects', id: '1' }],
  [projectFeatured('1'), { act: 'featured', id: '1' }],
  [projectUnfeatured('1'), { act: 'unfeatured', id: '1' }],
  [postPublished('1'), { act: 'published', id: '1' }],
  [postUnpublished('1'), { act: 'unpublished', id: '1' }],
  [contentImported(work), { act: 'imported', projects: 0, tracks: 1, posts: 2 }],
  [contentImported({ ...work, fileHash: 'new' }), { act: 'loaded' }],
  [contentSaved({ lists, hash: 'new' }), { act: 'saved', isFirst: false }],
  [contentSaved({ lists, hash: 'new', isFirst: true }), { act: 'saved', isFirst: true }],
  [editsRestored(work), { act: 'editsRestored' }],
];

const QUIET = [
  ...[formOpened({ list: 'posts', id: null }), formCancelled('posts')],
  ...[tabSelected('tracks'), contentExported(lists), publishOpened(), theirsLoaded()],
  ...[contentLoaded(work), signedOut(), messageDismissed()],
];

testReducer(reducerOf('message'), {
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
  'edits are left out': [old, editsDropped('{}'), { ...old, count: 2, droppedEdits: '{}' }],
  'they outlast other results': [
    { ...old, droppedEdits: '{}' },
    editsRestored(work),
    { outcome: { act: 'editsRestored' }, count: 2, droppedEdits: '{}' },
  ],
  'and their end': [
    { ...old, droppedEdits: '{}' },
    messageDismissed(),
    { outcome: null, count: 1, droppedEdits: '{}' },
  ],
  'until they are dismissed themselves': [
    { outcome: null, count: 1, droppedEdits: '{}' },
    messageDismissed(),
    { outcome: null, count: 1 },
  ],
});

test.each([
  [postDeleted(post), true],
  [postEdited(edit), true],
  [postRestored(post), false],
  [messageDismissed(), false],
])('the message of %j offers to undo it: %s', (event, isOffered) => {
  const state = rootReducer(undefined, event);
  expect(selectOffersUndo(state)).toBe(isOffered);
});
