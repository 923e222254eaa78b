import { describe, expect, test } from 'vitest';
import { aPost, aTrack } from '../test/fixtures';
import { signedOut } from './auth';
import { contentExported, contentImported, ownerContentArrived } from './content';
import { likeToggled } from './likes';
import { postDeleted, postDrafted, postRestored } from './posts';
import { messageDismissed, type Removal, selectRemovals } from './removed';
import { rootReducer, type RootState } from './rootReducer';
import { trackAdded, trackDeleted, trackRestored } from './tracks';

type Event = Parameters<typeof rootReducer>[1];

const lists = {
  // An id may stand in both lists.
  posts: [aPost('1'), aPost('2', { status: 'draft' }), aPost('both')],
  tracks: [aTrack('1'), aTrack('2'), aTrack('both')],
};
const run = (events: Event[], start = rootReducer(undefined, ownerContentArrived(lists))) =>
  events.reduce(rootReducer, start);

/** The event that undoes a deletion. */
const undoing = (removal: Removal): Event =>
  removal.list === 'posts' ? postRestored(removal) : trackRestored(removal);

function undo(state: RootState): RootState {
  const removal = selectRemovals(state).at(-1);
  if (!removal) throw new Error('There is nothing to undo.');
  return rootReducer(state, undoing(removal));
}

const post = (id: string, below: number) => ({
  list: 'posts',
  entry: lists.posts.find((each) => each.id === id),
  below,
});
const track = (id: string, below: number, isLiked = false) => ({
  list: 'tracks',
  entry: lists.tracks.find((each) => each.id === id),
  below,
  isLiked,
});

describe('what can be brought back', () => {
  test('is nothing at the start', () => {
    const start = rootReducer(undefined, { type: '' });
    expect(start.removed).toEqual([]);
  });

  test('is nothing before there is a state', () => {
    expect(rootReducer(undefined, postDeleted('1')).removed).toEqual([]);
  });

  test.each(
    Object.entries({
      'a deleted post, with its place': { events: [postDeleted('2')], left: [post('2', 1)] },
      'a deleted track, with its place': { events: [trackDeleted('1')], left: [track('1', 2)] },
      'the like of a deleted track': {
        events: [likeToggled('1'), trackDeleted('1')],
        left: [track('1', 2, true)],
      },
      'not the like of another track': {
        events: [likeToggled('2'), trackDeleted('1')],
        left: [track('1', 2)],
      },
      'all deletions of both lists, the newest last': {
        events: [postDeleted('1'), trackDeleted('both'), postDeleted('both')],
        left: [post('1', 2), track('both', 0), post('both', 0)],
      },
      'no ghost': { events: [postDeleted('no'), trackDeleted('no')], left: [] },
      'a deletion once, though it came twice': {
        events: [postDeleted('1'), postDeleted('1')],
        left: [post('1', 2)],
      },
      'what was not brought back, of two with one id': {
        events: [
          postDeleted('both'),
          trackDeleted('both'),
          postRestored({ entry: aPost('both'), below: 0 }),
        ],
        left: [track('both', 0)],
      },
      'not a post that came back by itself': {
        events: [postDeleted('1'), { type: postDrafted.type, payload: aPost('1') }],
        left: [],
      },
      'not a track that came back by itself': {
        events: [trackDeleted('1'), { type: trackAdded.type, payload: aTrack('1') }],
        left: [],
      },
      'nothing once the message is dismissed': {
        events: [postDeleted('1'), trackDeleted('1'), messageDismissed()],
        left: [],
      },
      'nothing once the lists arrive': {
        events: [postDeleted('1'), ownerContentArrived({ posts: [], tracks: [] })],
        left: [],
      },
      'nothing once a content file is imported': {
        events: [
          trackDeleted('1'),
          contentImported({ posts: [], tracks: [aTrack('2')], projects: [] }),
        ],
        left: [],
      },
      'all of it after an export and a sign-out': {
        events: [postDeleted('1'), contentExported(lists), signedOut()],
        left: [post('1', 2)],
      },
    }),
  )('is %s', (_name, { events, left }) => {
    const state = run(events);
    expect(state.removed).toEqual(left);
    expect(selectRemovals(state).at(-1)).toEqual(left.at(-1));
  });
});

describe('an undo', () => {
  test('brings deletions in a row back, the last one first, each to its place', () => {
    const start = run([likeToggled('2')]);
    const acts = [postDeleted('1'), trackDeleted('2'), postDeleted('2'), trackDeleted('1')];
    const states = [start];
    for (const act of acts) states.push(run([act], states.at(-1)));
    let state = states.pop() ?? start;
    while (states.length > 0) {
      state = undo(state);
      expect(state).toEqual(states.pop());
    }
    expect(state).toEqual(start);
    expect(selectRemovals(state).at(-1)).toBeUndefined();
  });

  test('lets a track that was liked be liked, and none play', () => {
    const state = undo(run([likeToggled('1'), trackDeleted('1')]));
    expect(state.likes).toEqual({ '1': true });
    expect(state.player.currentTrackId).toBeNull();
  });

  test('that comes twice changes nothing the second time', () => {
    const gone = run([postDeleted('1')]);
    const back = undo(gone);
    expect(run(gone.removed.map(undoing), back)).toBe(back);
  });
});
