import { describe, expect, test } from 'vitest';
import { aPost, aProject, aTrack, workOf } from '../../test/data/fixtures';
import { dispatcher } from '../../test/store/dispatcher';
import { contentImported, contentLoaded } from '../lists/content';
import { deletePost, editPost } from '../lists/editing/posts';
import {
  deleteProject,
  editProject,
  projectRestored,
  projectReverted,
} from '../lists/editing/projects';
import { deleteTrack, editTrack, trackReverted } from '../lists/editing/tracks';
import { postCreated, postDeleted, postRestored } from '../lists/posts';
import { trackAdded, trackRestored } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { likeToggled, toggleLike } from '../visitor/likes';
import { selectUndoActions } from './undo';

const lists = {
  projects: [aProject('1'), aProject('both')],
  // An id may stand in both lists.
  posts: [aPost('1'), aPost('2', { status: 'draft' }), aPost('both')],
  tracks: [aTrack('1'), aTrack('2'), aTrack('both')],
};

function open() {
  const start = rootReducer(undefined, { type: '' });
  const desk = dispatcher({ ...start, projects: lists.projects });
  desk.dispatch(contentLoaded(lists));
  const left = () => selectUndoActions(desk.getState());
  const undo = () => {
    const last = left().at(-1);
    if (last) desk.dispatch(last);
  };
  return { ...desk, left, undo };
}

describe('what can be undone', () => {
  const find = <T extends { id: string }>(list: T[], id: string) => {
    const entry = list.find((each) => each.id === id);
    if (!entry) throw new Error(`There is no ${id}.`);
    return entry;
  };
  const post = (id: string, indexFromEnd: number) =>
    postRestored({ entry: find(lists.posts, id), indexFromEnd });
  const track = (id: string, indexFromEnd: number, isLiked = false) =>
    trackRestored({ entry: find(lists.tracks, id), indexFromEnd, isLiked });
  const reverted = (album: string, old = 'Tides in Winter') =>
    trackReverted({ entry: aTrack('1', { album }), before: aTrack('1', { album: old }) });
  type Dispatched = Parameters<ReturnType<typeof open>['dispatch']>[0];

  test.each<[string, Dispatched[], unknown[]]>([
    ['a deleted post, with its place', [deletePost('2')], [post('2', 1)]],
    ['a deleted track, with its place', [deleteTrack('1')], [track('1', 2)]],
    ['its like', [likeToggled('1'), deleteTrack('1')], [track('1', 2, true)]],
    ['not the like of another', [likeToggled('2'), deleteTrack('1')], [track('1', 2)]],
    [
      'all deletions of both lists, the newest last',
      [deletePost('1'), deleteTrack('both'), deletePost('both')],
      [post('1', 2), track('both', 0), post('both', 0)],
    ],
    ['no ghost', [deletePost('constructor'), deleteTrack('__proto__')], []],
    [
      'a deletion once, though its event came twice',
      [deletePost('both'), postDeleted({ entry: aPost('both'), indexFromEnd: 0 })],
      [post('both', 0)],
    ],
    [
      'not what is there again by itself',
      [
        deletePost('1'),
        deleteTrack('1'),
        { type: postCreated.type, payload: aPost('1') },
        { type: trackAdded.type, payload: aTrack('1') },
      ],
      [],
    ],
    [
      'what was deleted otherwise, though another thing is new',
      [deletePost('1'), deleteTrack('2'), { type: trackAdded.type, payload: aTrack('1') }],
      [post('1', 2), track('2', 1)],
    ],
    ['nothing once the lists come', [deletePost('1'), contentLoaded(workOf())], []],
    ['nothing after an import', [deleteTrack('1'), contentImported(workOf())], []],
    ['an edit', [editTrack('1', { album: 'New' })], [reverted('New')]],
    ['no edit that changes nothing', [editTrack('1', { album: 'Tides in Winter' })], []],
    [
      'each edit of an entry, the newest last, below what was deleted since',
      [editTrack('1', { album: 'A' }), editTrack('1', { album: 'B' }), deletePost('1')],
      [reverted('A'), reverted('B', 'A'), post('1', 2)],
    ],
    [
      'a deleted project, and an edited one',
      [deleteProject('1'), editProject('both', { description: 'New.' })],
      [
        projectRestored({ entry: aProject('1'), indexFromEnd: 1 }),
        projectReverted({
          entry: aProject('both', { description: 'New.' }),
          before: aProject('both'),
        }),
      ],
    ],
    ['all after a sign-out', [deletePost('1'), signedOut()], [post('1', 2)]],
  ])('is %s', (_name, dispatched, deletions) => {
    const { dispatch, left } = open();
    for (const each of dispatched) dispatch(each);
    expect(left()).toEqual(deletions);
  });

  test('is nothing at the start', () => expect(open().left()).toEqual([]));
});

test('deletions and edits are undone from the last to the first, each as it was', () => {
  const { dispatch, getState, undo } = open();
  dispatch(toggleLike('2'));
  const acts = [
    ...[deletePost('1'), deleteTrack('2'), editProject('1', { title: 'New' }), deletePost('2')],
    ...[deleteTrack('1'), deleteProject('1')],
    editPost('both', { ...aPost('both'), content: 'New.', image: undefined }),
  ];
  const states = acts.map((act) => {
    const before = getState();
    dispatch(act);
    return before;
  });
  for (const before of states.reverse()) {
    undo();
    expect({ ...getState(), message: before.message }).toEqual(before);
  }
});

test('the event of one list leaves the entry of the same id in the other deleted', () => {
  const { dispatch, left, undo } = open();
  dispatch(deleteTrack('both'));
  dispatch(deletePost('both'));
  undo();
  expect(left().map(({ type }) => type)).toEqual(['tracks/trackRestored']);
});
