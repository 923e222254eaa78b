import { isDeepStrictEqual } from 'node:util';
import { findNonSerializableValue, freeze, weakMapMemoize } from '@reduxjs/toolkit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContent } from '../test/content';
import { allEvents, aPost, aTrack } from '../test/fixtures';
import { signedIn, signedOut, signInAbandoned, signInRefused } from './auth';
import { movedBack, movedForward } from './carousel';
import { contentExported, contentImported, ownerContentArrived } from './content';
import { likeToggled } from './likes';
import * as nav from './nav';
import { trackToggled } from './player';
import * as posts from './posts';
import { visitorState } from './preloadedState';
import { messageDismissed } from './removed';
import { rootReducer, type RootState } from './rootReducer';
import * as tracks from './tracks';

const nothing = fc.constant(undefined);

// Few ids, so that a sequence meets each again: some are in the page, some may come, and one never exists.
const realTrackId = fc.constantFrom('track-1', 'track-2', 'track-3', 'new-1', 'new-2');
const realPostId = fc.constantFrom('post-1', 'post-2', 'post-3', 'new-1', 'new-2');
const trackId = fc.oneof({ weight: 5, arbitrary: realTrackId }, fc.constant('never'));
const postId = fc.oneof({ weight: 5, arbitrary: realPostId }, fc.constant('never'));
const track = realTrackId.map((id) => aTrack(id));
const status = fc.constantFrom('published' as const, 'draft' as const);
const post = fc.tuple(realPostId, status).map(([id, now]) => aPost(id, { status: now }));

const lists = { posts: fc.array(post), tracks: fc.array(track) };
const project = fc.constantFrom(...testContent.projects);
const below = fc.nat({ max: 9 });

/** What the state keeps as it came is a plain object. */
const PLAIN = { noNullPrototype: true };

/** Every event of the machine, with what it may carry. */
const payloads: Record<string, fc.Arbitrary<unknown>> = {
  [signedIn.type]: nothing,
  [signInAbandoned.type]: nothing,
  [signInRefused.type]: nothing,
  [signedOut.type]: nothing,
  [ownerContentArrived.type]: fc.record(lists, PLAIN),
  [contentExported.type]: fc.record(lists, PLAIN),
  [contentImported.type]: fc.record({ ...lists, projects: fc.array(project) }, PLAIN),
  [posts.postFormOpened.type]: nothing,
  [posts.postFormCancelled.type]: nothing,
  [posts.postDrafted.type]: post,
  [posts.postPublished.type]: postId,
  [posts.postUnpublished.type]: postId,
  [posts.postDeleted.type]: postId,
  [posts.postRestored.type]: fc.record({ entry: post, below }),
  [tracks.trackFormOpened.type]: nothing,
  [tracks.trackFormCancelled.type]: nothing,
  [tracks.trackAdded.type]: track,
  [tracks.trackDeleted.type]: trackId,
  [tracks.trackRestored.type]: fc.record({ entry: track, below, isLiked: fc.boolean() }),
  [messageDismissed.type]: nothing,
  [trackToggled.type]: trackId,
  [likeToggled.type]: trackId,
  [movedForward.type]: nothing,
  [movedBack.type]: nothing,
  [nav.thresholdCrossed.type]: fc.record({ scrolled: fc.boolean() }),
  [nav.sectionEntered.type]: fc.constantFrom('home', 'blog', 'contact'),
  [nav.menuToggled.type]: nothing,
  [nav.menuClosed.type]: nothing,
  [nav.tabSelected.type]: fc.constantFrom(...nav.TAB_IDS),
  [nav.motionToggled.type]: nothing,
};

const event = fc.oneof(
  ...Object.entries(payloads).map(([type, carried]) =>
    carried.map((payload) => ({ type, payload })),
  ),
);
/** Up to sixty events; each may come twice in a row, payload and all. */
const sequence = fc
  .array(fc.tuple(event, fc.boolean()), { maxLength: 30, size: 'max' })
  .map((steps) => steps.flatMap(([step, twice]) => (twice ? [step, step] : [step])));

function isList({ ids, entities }: { ids: string[]; entities: Record<string, { id: string }> }) {
  const areUnique = new Set(ids).size === ids.length;
  const areAll = Object.keys(entities).length === ids.length;
  return areUnique && areAll && ids.every((id) => entities[id]?.id === id);
}

/** Remembers what it has seen: most events leave most slices as they are. */
const isSerialisable = weakMapMemoize(
  (slice: object) =>
    findNonSerializableValue(slice) === false &&
    isDeepStrictEqual(JSON.parse(JSON.stringify(slice)), slice),
);

const invariants: Record<string, (state: RootState) => boolean> = {
  'what plays exists': ({ player, tracks: { entities } }) =>
    player.currentTrackId === null || player.currentTrackId in entities,
  'what is liked exists': ({ likes, tracks: { entities } }) =>
    Object.keys(likes).every((id) => id in entities),
  'the carousel is on one of its pages': ({ carousel: { page, pageCount } }) =>
    Number.isInteger(page) && page >= 0 && page < pageCount,
  'ids and posts agree': (state) => isList(state.posts),
  'ids and tracks agree': (state) => isList(state.tracks),
  'a post is published or a draft': (state) =>
    Object.values(state.posts.entities).every((one) => /^(published|draft)$/.test(one.status)),
  'what can be brought back is gone from its list': (state) =>
    state.removed.every(({ list, entry }) => !(entry.id in state[list].entities)),
  'each deletion can be undone once': ({ removed }) =>
    new Set(removed.map(({ list, entry }) => `${list} ${entry.id}`)).size === removed.length,
  'a visitor sees at most six posts, all published': (state) => {
    const seen = posts.selectPublicPosts(state);
    return seen.length <= 6 && seen.every((one) => one.status === 'published');
  },
  'a visitor sees at most six tracks, all there': (state) => {
    const seen = tracks.selectPublicTrackIds(state);
    return seen.length <= 6 && seen.every((id) => tracks.selectTrackById(state, id));
  },
  'the state can be serialised': (state) =>
    Object.values(state).every((slice) => isSerialisable(slice)),
};

/** Throws with the names of the invariants that `state` breaks; `expect` a hundred thousand times would be slow. */
function check(state: RootState) {
  const broken = Object.keys(invariants).filter((name) => !invariants[name]?.(state));
  if (broken.length > 0) throw new Error(`It does not hold that ${broken.join(', and that ')}.`);
}

/** Frozen, so that a reducer which writes into it throws. */
const start = freeze(
  { ...rootReducer(undefined, { type: '' }), ...visitorState(testContent) },
  true,
);

test('every event of every slice is drawn', () => {
  expect(Object.keys(payloads).sort()).toEqual(allEvents.map(({ type }) => type).sort());
});

test('no sequence of events breaks an invariant', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(sequence, (events) => {
      events.reduce((before, next) => {
        const after = rootReducer(before, next);
        if (after !== before) check(after);
        return after;
      }, start);
    }),
    { numRuns: 4000 },
  );
});
