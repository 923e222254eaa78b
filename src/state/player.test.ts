import { describe, expect, test } from 'vitest';
import { aTrack } from '../test/fixtures';
import { signedOut } from './auth';
import { contentImported, ownerContentArrived } from './content';
import { likeToggled } from './likes';
import { playerReducer, type PlayerState, selectIsPlaying, trackToggled } from './player';
import { trackDeleted, trackRestored } from './tracks';

const silence: PlayerState = { currentTrackId: null };
const playing = (currentTrackId: string): PlayerState => ({ currentTrackId });
const arrived = (...ids: string[]) =>
  ownerContentArrived({ posts: [], tracks: ids.map((id) => aTrack(id)) });

describe('what plays', () => {
  test('is nothing at the start', () => {
    expect(playerReducer(undefined, { type: '' })).toEqual(silence);
  });

  test.each(
    Object.entries({
      'a press on a track starts it': {
        before: silence,
        event: trackToggled('a'),
        after: playing('a'),
      },
      'a press on the track that plays stops it': {
        before: playing('a'),
        event: trackToggled('a'),
        after: silence,
      },
      'a press on another track stops the first': {
        before: playing('a'),
        event: trackToggled('b'),
        after: playing('b'),
      },
      'a deleted track stops': { before: playing('a'), event: trackDeleted('a'), after: silence },
      'the deletion of another track stops nothing': {
        before: playing('a'),
        event: trackDeleted('b'),
        after: playing('a'),
      },
      'a deletion in silence starts nothing': {
        before: silence,
        event: trackDeleted('a'),
        after: silence,
      },
      'a track that is among the content of the owner plays on': {
        before: playing('a'),
        event: arrived('b', 'a'),
        after: playing('a'),
      },
      'a track that is not among the content of the owner stops': {
        before: playing('a'),
        event: arrived('b', 'c'),
        after: silence,
      },
      'a track that is not in an imported content file stops': {
        before: playing('a'),
        event: contentImported({ posts: [], tracks: [aTrack('b')], projects: [] }),
        after: silence,
      },
      'a deletion that is undone starts nothing': {
        before: silence,
        event: trackRestored({ entry: aTrack('a'), below: 0, isLiked: true }),
        after: silence,
      },
      'the content of the owner breaks no silence': {
        before: silence,
        event: arrived('a'),
        after: silence,
      },
      'a like stops nothing': {
        before: playing('a'),
        event: likeToggled('a'),
        after: playing('a'),
      },
      'a sign-out stops nothing': { before: playing('a'), event: signedOut(), after: playing('a') },
    }),
  )('%s', (_name, { before, event, after }) => {
    const player = playerReducer(before, event);
    expect(player).toEqual(after);
    for (const id of ['a', 'b', 'c']) {
      expect(selectIsPlaying({ player }, id)).toBe(id === after.currentTrackId);
    }
  });
});
