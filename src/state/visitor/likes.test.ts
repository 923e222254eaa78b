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
  'a toggled track is liked': [liking(), likeToggled('a'), a],
  'a liked track that is toggled loses its like, and no other does': [
    liking('a', 'b', 'c'),
    likeToggled('b'),
    liking('a', 'c'),
  ],
  'a deleted track loses its like': [liking('a', 'b'), trackDeleted(deletedTrack('b', true)), a],
  'a deleted track without a like changes nothing': [a, trackDeleted(deletedTrack('b', false)), a],
  'a restored track has its like again': [
    a,
    trackRestored(deletedTrack('b', true)),
    liking('a', 'b'),
  ],
  'a restored track without a like is not liked': [a, trackRestored(deletedTrack('b', false)), a],
  'likes of tracks that are missing in the loaded content go': [
    liking('a', 'b'),
    contentLoaded(tracks('c', 'a')),
    a,
  ],
  'likes of tracks that are missing in an import go': [
    liking('a', 'b'),
    contentImported(tracks('c')),
    {},
  ],
  'likes outlast a sign-out': [a, signedOut(), a],
});

test('selectIsLiked is true for liked tracks alone', () => {
  expect(likesReducer(undefined, { type: '' })).toEqual({});
  expect(selectIsLiked({ likes: a }, 'a')).toBe(true);
  expect(selectIsLiked({ likes: a }, 'b')).toBe(false);
});
