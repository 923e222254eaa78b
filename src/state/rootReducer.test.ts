import { describe, expect, test } from 'vitest';
import { testContent } from '../test/content';
import { allEvents, aTrack } from '../test/fixtures';
import { signedIn, signedOut } from './auth';
import { ownerContentArrived } from './content';
import { likeToggled, selectIsLiked } from './likes';
import { selectTab, tabSelected } from './nav';
import { selectIsPlaying, trackToggled } from './player';
import { postFormOpened, selectIsPostFormOpen } from './posts';
import { visitorState } from './preloadedState';
import { rootReducer } from './rootReducer';
import { selectIsTrackFormOpen, selectTrackIds, trackDeleted, trackFormOpened } from './tracks';

type Event = Parameters<typeof rootReducer>[1];

const start = { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) };
const after = (...events: Event[]) => events.reduce(rootReducer, start);

describe('the whole machine', () => {
  test.each(allEvents)('$type is named after its slice and in the past tense', (event) => {
    const [slice, name] = event.type.split('/');
    expect(slice).toBe(event.slice);
    expect(name).toMatch(/^[a-z][A-Za-z]*ed(In|Out|Forward|Back)?$/);
  });

  test('knows no two events of the same name', () => {
    expect(new Set(allEvents.map(({ type }) => type)).size).toBe(allEvents.length);
  });

  describe.each([
    ['a press on play', trackToggled],
    ['a press on a heart', likeToggled],
  ])('answers %s', (_name, pressed) => {
    test('of a track that is there', () => {
      const state = after(pressed('track-2'));
      expect(selectIsPlaying(state, 'track-2')).toBe(pressed === trackToggled);
      expect(selectIsLiked(state, 'track-2')).toBe(pressed === likeToggled);
    });

    test('of an unknown track with no change at all', () => {
      expect(after(pressed('no'))).toBe(start);
    });

    test('of a deleted track with no change at all', () => {
      const gone = after(trackDeleted('track-2'));
      expect(rootReducer(gone, pressed('track-2'))).toBe(gone);
    });

    test('without a word even when there is no state yet', () => {
      expect(() => rootReducer(undefined, pressed('track-2'))).not.toThrow();
    });
  });

  test('silences, unlikes and forgets a track in one event', () => {
    const state = after(
      likeToggled('track-1'),
      likeToggled('track-2'),
      trackToggled('track-2'),
      trackDeleted('track-2'),
    );
    expect(selectTrackIds(state)).not.toContain('track-2');
    expect(selectIsPlaying(state, 'track-2')).toBe(false);
    expect(selectIsLiked(state, 'track-2')).toBe(false);
    expect(selectIsLiked(state, 'track-1')).toBe(true);
  });

  test('silences and unlikes what is not among the content of the owner', () => {
    const lists = { posts: [], tracks: [aTrack('track-1'), aTrack('new')] };
    const likes = [likeToggled('track-1'), likeToggled('track-2')];
    const state = after(...likes, trackToggled('track-2'), ownerContentArrived(lists));
    expect(state.player.currentTrackId).toBeNull();
    expect(state.likes).toEqual({ 'track-1': true });
  });

  test('closes both forms on sign-out', () => {
    const state = after(signedIn(), postFormOpened(), trackFormOpened(), signedOut());
    expect([selectIsPostFormOpen(state), selectIsTrackFormOpen(state)]).toEqual([false, false]);
  });

  test('shows the first tab to whoever signs in next', () => {
    expect(selectTab(after(signedIn(), tabSelected('tracks'), signedOut(), signedIn()))).toBe(
      'overview',
    );
  });
});
