import { describe, expect, test } from 'vitest';
import { aTrack } from '../test/fixtures';
import { signedOut } from './auth';
import { contentImported, ownerContentArrived } from './content';
import { likesReducer, type LikesState, likeToggled, selectIsLiked } from './likes';
import { trackToggled } from './player';
import { trackDeleted, trackRestored } from './tracks';

const imported = (...ids: string[]) =>
  contentImported({ posts: [], tracks: ids.map((id) => aTrack(id)), projects: [] });
const restored = (id: string, isLiked: boolean) =>
  trackRestored({ entry: aTrack(id), below: 0, isLiked });

const liking = (...ids: string[]): LikesState =>
  Object.fromEntries(ids.map((id) => [id, true as const]));
const arrived = (...ids: string[]) =>
  ownerContentArrived({ posts: [], tracks: ids.map((id) => aTrack(id)) });

describe('what is liked', () => {
  test('is nothing at the start', () => {
    expect(likesReducer(undefined, { type: '' })).toEqual({});
  });

  test.each(
    Object.entries({
      'a press on a heart likes the track': {
        before: liking(),
        event: likeToggled('a'),
        after: liking('a'),
      },
      'a second press takes the like back': {
        before: liking('a'),
        event: likeToggled('a'),
        after: liking(),
      },
      'each track is liked for itself': {
        before: liking('a'),
        event: likeToggled('b'),
        after: liking('a', 'b'),
      },
      'a like that is taken back leaves the others': {
        before: liking('a', 'b', 'c'),
        event: likeToggled('b'),
        after: liking('a', 'c'),
      },
      'a deleted track takes its like with it and no other': {
        before: liking('a', 'b'),
        event: trackDeleted('a'),
        after: liking('b'),
      },
      'the deletion of a track that nobody likes changes nothing': {
        before: liking('a'),
        event: trackDeleted('b'),
        after: liking('a'),
      },
      'of the content of the owner only what was liked before is liked': {
        before: liking('a', 'b'),
        event: arrived('c', 'b'),
        after: liking('b'),
      },
      'of an imported content file too': {
        before: liking('a', 'b'),
        event: imported('c', 'b'),
        after: liking('b'),
      },
      'a track that was liked is liked again when its deletion is undone': {
        before: liking('a'),
        event: restored('b', true),
        after: liking('a', 'b'),
      },
      'a track that was not liked stays so': {
        before: liking('a'),
        event: restored('b', false),
        after: liking('a'),
      },
      'a track that starts is not liked for that': {
        before: liking('a'),
        event: trackToggled('b'),
        after: liking('a'),
      },
      'a sign-out forgets no like': { before: liking('a'), event: signedOut(), after: liking('a') },
    }),
  )('%s', (_name, { before, event, after }) => {
    const likes = likesReducer(before, event);
    expect(likes).toEqual(after);
    for (const id of ['a', 'b', 'c']) {
      expect(selectIsLiked({ likes }, id)).toBe(id in after);
    }
  });

  test('survives the state being written as text', () => {
    const likes = likesReducer(liking('a'), likeToggled('b'));
    expect(JSON.parse(JSON.stringify(likes))).toEqual(likes);
  });
});
