import { describe, expect, test } from 'vitest';
import { dispatcher } from '../../test/dispatcher';
import { aPost, aTrack } from '../../test/fixtures';
import { signedOut } from './auth';
import { contentImported, contentLoaded } from './contentFile';
import { likeToggled, toggleLike } from './likes';
import { togglePlayback } from './player';
import { postDeleted, postCreated } from './posts';
import { trackAdded } from './tracks';
import { deletePost, deleteTrack, restoreAction, selectDeletions, undoReducer } from './undo';

const lists = {
  // An id may stand in both lists.
  posts: [aPost('1'), aPost('2', { status: 'draft' }), aPost('both')],
  tracks: [aTrack('1'), aTrack('2'), aTrack('both')],
};

function open() {
  const desk = dispatcher();
  desk.dispatch(contentLoaded(lists));
  const left = () => selectDeletions(desk.getState());
  const undo = () => {
    const last = left().at(-1);
    if (last) desk.dispatch(restoreAction(last));
  };
  return { ...desk, left, undo };
}

describe('what can be undone', () => {
  const post = (id: string, indexFromEnd: number) => ({
    list: 'posts',
    entry: lists.posts.find((each) => each.id === id),
    indexFromEnd,
  });
  const track = (id: string, indexFromEnd: number, isLiked = false) => ({
    list: 'tracks',
    entry: lists.tracks.find((each) => each.id === id),
    indexFromEnd,
    isLiked,
  });
  const empty = { posts: [], tracks: [] };
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
    ['nothing once the lists come', [deletePost('1'), contentLoaded(empty)], []],
    [
      'nothing after an import',
      [deleteTrack('1'), contentImported({ ...empty, projects: [] })],
      [],
    ],
    ['all after a sign-out', [deletePost('1'), signedOut()], [post('1', 2)]],
  ])('is %s', (_name, dispatched, deletions) => {
    const { dispatch, left } = open();
    for (const each of dispatched) dispatch(each);
    expect(left()).toEqual(deletions);
  });

  test('is nothing at the start', () => expect(undoReducer(undefined, { type: '' })).toEqual([]));
});

test('deletions are undone from the last to the first, each back to its place', () => {
  const { dispatch, getState, undo } = open();
  dispatch(toggleLike('2'));
  const acts = [deletePost('1'), deleteTrack('2'), deletePost('2'), deleteTrack('1')];
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
  expect(left().map(({ list }) => list)).toEqual(['tracks']);
});

test.each(['3', 'constructor'])('a press on a track that is not there, %s, is nothing', (id) => {
  const { dispatch, getState } = open();
  const before = getState();
  dispatch(togglePlayback(id));
  dispatch(toggleLike(id));
  expect(getState()).toBe(before);
});
