import { expect, test } from 'vitest';
import { aTrack, deletedTrack, workOf } from '../../test/data/fixtures';
import { testReducer } from '../../test/store/reducerTable';
import { contentImported, contentLoaded } from '../lists/content';
import { trackDeleted, trackRestored } from '../lists/tracks';
import { signedOut } from './auth';
import { likesReducer, type LikesState, likeToggled, selectIsLiked } from './likes';

const liking = (...ids: string[]): LikesState =>
  Object.fromEntries(ids.map((id) => [id, true as const]));
const tracks = (...ids: string[]) => workOf({ tracks: ids.map((id) => aTrack(id)) });
const a = liking('a');

testReducer(likesReducer, {
  'a press likes the track': [liking(), likeToggled('a'), a],
  'a second press takes that like back and no other': [
    liking('a', 'b', 'c'),
    likeToggled('b'),
    liking('a', 'c'),
  ],
  'a like of an inherited name is one like any other': [
    a,
    likeToggled('constructor'),
    liking('a', 'constructor'),
  ],
  'a deleted track takes its like along': [
    liking('a', 'b'),
    trackDeleted(deletedTrack('b', true)),
    a,
  ],
  'the deletion of a track without a like changes nothing': [
    a,
    trackDeleted(deletedTrack('constructor', false)),
    a,
  ],
  'a restored track is liked as before': [
    a,
    trackRestored(deletedTrack('b', true)),
    liking('a', 'b'),
  ],
  'a restored track without a like is not liked': [a, trackRestored(deletedTrack('b', false)), a],
  'the lists of the owner keep the likes of their tracks alone': [
    liking('a', 'b'),
    contentLoaded(tracks('c', 'a')),
    a,
  ],
  'an import keeps the likes of its tracks alone': [
    liking('a', 'b'),
    contentImported(tracks('c')),
    {},
  ],
  'a sign-out forgets no like': [a, signedOut(), a],
});

test('what is liked can be asked', () => {
  expect(likesReducer(undefined, { type: '' })).toEqual({});
  expect(selectIsLiked({ likes: a }, 'a')).toBe(true);
  expect(selectIsLiked({ likes: a }, 'constructor')).toBe(false);
});
