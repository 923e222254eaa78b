import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { aPost, aProject, aTrack } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { openWork } from '../../test/store/testStore';
import {
  changesDiscarded,
  contentImported,
  contentLoaded,
  savedContentLoaded,
} from '../lists/content';
import { postActions } from '../lists/posts';
import { projectActions } from '../lists/projects';
import { trackActions } from '../lists/tracks';
import type { AppThunk } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { tabSelected } from './dashboard';
import { editEntry } from './entryThunks';
import { formCancelled, formOpened } from './forms';
import {
  draftsReturned,
  editsDropped,
  droppedEditsDiscarded,
  messageDismissed,
  messageSlice,
  type MessageState,
  type Outcome,
  selectOffersUndo,
} from './message';
import { exportOperation, importOperation, publishOperation, saveOperation } from './operations';
import { undo } from './undo';

const old: MessageState = { outcome: { event: 'loaded' }, count: 1, droppedEdits: [] };
const droppedEdits = [{ text: '{}', base: null }];
const dropped: MessageState = { outcome: null, count: 1, droppedEdits };
const deletion = { entry: aPost('1'), indexFromEnd: 0 };
const work = { projects: [], posts: [aPost('1'), aPost('2')], tracks: [aTrack('1')] };
const project = { type: projectActions.added.type, payload: aProject('1') };
const move = { ...trackActions.moved({ id: '1', by: 1 }), meta: { isUndo: true } };
const [moveDown, moveUp] = [
  postActions.moved({ id: '1', by: 1 }),
  postActions.moved({ id: '1', by: -1 }),
];
const edit = editEntry('posts', '1', { title: 'B' });
const post = { list: 'posts', id: '1', isUndo: false } as const;

const outcomes: [UnknownAction, Outcome][] = [
  [postActions.deleted(deletion), { ...post, event: 'deleted', title: 'Post 1' }],
  [postActions.restored(deletion), { ...post, event: 'restored', title: 'Post 1' }],
  [postActions.edited({ id: '1', from: {}, to: {} }), { ...post, event: 'edited' }],
  [postActions.published('1'), { ...post, event: 'published' }],
  [project, { ...post, list: 'projects', event: 'added' }],
  [projectActions.featured('1'), { ...post, list: 'projects', event: 'featured' }],
  [move, { list: 'tracks', id: '1', event: 'moved', isUndo: true }],
  [contentImported(work), { event: 'imported' }],
  [savedContentLoaded({ ...work, fileHash: 'new' }), { event: 'loaded' }],
  [saveOperation.succeeded({ work, hash: 'new' }), { event: 'saved' }],
  [
    draftsReturned({ isBack: true, closedTabs: 1 }),
    { event: 'draftsReturned', isBack: true, closedTabs: 1 },
  ],
];

const withoutMessage = [
  formOpened({ list: 'posts', id: '' }),
  formCancelled('posts'),
  tabSelected('tracks'),
  exportOperation.succeeded({ work }),
  publishOperation.opened(),
  saveOperation.started(),
  importOperation.started(),
  contentLoaded(work),
  changesDiscarded(work),
  signedOut(),
  messageDismissed(),
];

testReducer<MessageState>(messageSlice.reducer, {
  ...Object.fromEntries(
    outcomes.map(([action, outcome]) => [
      `${action.type} has the message ${JSON.stringify(outcome)}`,
      [old, action, { ...old, outcome, count: 2 }],
    ]),
  ),
  ...Object.fromEntries(
    withoutMessage.map((action) => [
      `${action.type} ends the message`,
      [old, action, { ...old, outcome: null }],
    ]),
  ),
  'other actions keep the message': [old, saveOperation.dismissed(), old],
  'dropped edits are kept': [
    old,
    editsDropped({ text: '{}', base: null }),
    { ...old, count: 2, droppedEdits },
  ],
  'dropped edits outlast the message': [{ ...old, droppedEdits }, messageDismissed(), dropped],
  'dropped edits can be discarded': [
    dropped,
    droppedEditsDiscarded(),
    { ...dropped, droppedEdits: [] },
  ],
});

test.each<[string, boolean, (UnknownAction | AppThunk)[]]>([
  ['a change', true, [postActions.published('1')]],
  ['a newer change of the same entry', true, [postActions.published('1'), edit]],
  ['an undone change', false, [postActions.published('2'), postActions.published('1'), undo()]],
  ['an undone change after another of the same entry', false, [moveDown, moveUp, undo()]],
  ['a dismissed message', false, [postActions.published('1'), messageDismissed()]],
  ['a save', false, [postActions.published('1'), saveOperation.succeeded({ work, hash: 'new' })]],
])('the message of %s offers undo: %s', (_which, isOffered, actions) => {
  const { dispatch, getState } = openWork(work);
  for (const action of actions) dispatch(action);
  expect(selectOffersUndo(getState())).toBe(isOffered);
});
