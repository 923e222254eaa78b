import { expect, test } from 'vitest';
import { aTrack } from '../../test/fixtures';
import { testReducer } from '../../test/reducerTable';
import { signedOut } from './auth';
import { contentImported, contentLoaded } from './contentFile';
import { likesReducer, type LikesState, likeToggled, selectIsLiked } from './likes';
import { type DeletedTrack, trackDeleted, trackRestored } from './tracks';

const liking = (...ids: string[]): LikesState =>
  Object.fromEntries(ids.map((id) => [id, true as const]));
const deletionOf = (id: string, isLiked: boolean): DeletedTrack => ({
  entry: aTrack(id),
  indexFromEnd: 0,
  isLiked,
});
const lists = (...ids: string[]) => ({
  projects: [],
  posts: [],
  tracks: ids.map((id) => aTrack(id)),
});
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
    trackDeleted(deletionOf('b', true)),
    a,
  ],
  'the deletion of a track without a like changes nothing': [
    a,
    trackDeleted(deletionOf('constructor', false)),
    a,
  ],
  'a restored track is liked as before': [
    a,
    trackRestored(deletionOf('b', true)),
    liking('a', 'b'),
  ],
  'or not': [a, trackRestored(deletionOf('b', false)), a],
  'of the lists of the owner what was liked stays so': [
    liking('a', 'b'),
    contentLoaded(lists('c', 'a')),
    a,
  ],
  'of an import too': [liking('a', 'b'), contentImported({ ...lists('c'), projects: [] }), {}],
  'a sign-out forgets no like': [a, signedOut(), a],
});

test('what is liked can be asked', () => {
  expect(likesReducer(undefined, { type: '' })).toEqual({});
  expect(selectIsLiked({ likes: a }, 'a')).toBe(true);
  expect(selectIsLiked({ likes: a }, 'constructor')).toBe(false);
});
