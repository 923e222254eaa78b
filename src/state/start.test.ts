import { expect, test } from 'vitest';

// Imported while the test runs: a module that throws while it loads is then a test that fails, which Stryker counts,
// and not a file without tests, which it takes for a mutant that nobody noticed (stryker-mutator/stryker-js#6150).

test('the machine loads, and starts from nothing', async () => {
  const { rootReducer } = await import('./rootReducer');
  const start = rootReducer(undefined, { type: '' });
  expect(Object.keys(start).sort()).toEqual([
    ...['auth', 'carousel', 'content', 'likes', 'nav', 'player', 'posts', 'removed', 'tracks'],
  ]);
});

test('these are its events', async () => {
  const { allEvents } = await import('../test/fixtures');
  expect(allEvents.map(({ type }) => type).sort()).toEqual([
    ...['auth/signInAbandoned', 'auth/signInRefused', 'auth/signedIn', 'auth/signedOut'],
    ...['carousel/movedBack', 'carousel/movedForward'],
    ...['content/contentExported', 'content/contentImported', 'content/ownerContentArrived'],
    ...['likes/likeToggled', 'nav/menuClosed', 'nav/menuToggled', 'nav/motionToggled'],
    ...['nav/sectionEntered', 'nav/tabSelected', 'nav/thresholdCrossed', 'player/trackToggled'],
    ...['posts/postDeleted', 'posts/postDrafted', 'posts/postFormCancelled'],
    ...['posts/postFormOpened', 'posts/postPublished', 'posts/postRestored'],
    ...['posts/postUnpublished', 'removed/messageDismissed'],
    ...['tracks/trackAdded', 'tracks/trackDeleted', 'tracks/trackFormCancelled'],
    ...['tracks/trackFormOpened', 'tracks/trackRestored'],
  ]);
});
