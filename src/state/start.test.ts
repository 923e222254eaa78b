import { expect, test } from 'vitest';

// Imported while the test runs: a module that throws while it loads is then a test that fails, which Stryker counts,
// and not a file without tests, which it takes for a mutant that nobody noticed (stryker-mutator/stryker-js#6150).

test('the state starts from nothing, with an owner who has no words yet', async () => {
  const { rootReducer } = await import('./rootReducer');
  const visitors = Object.keys(rootReducer(undefined, { type: '' }));
  await import('./slices/contentImport');
  await import('./slices/forms');
  await import('./slices/message');
  await import('./slices/savedFile');
  await import('./slices/undo');
  const { demoOwner } = await import('../content/demo');
  const { selectOwner } = await import('./slices/owner');
  const start = rootReducer(undefined, { type: '' });
  expect(Object.keys(start).sort()).toEqual([
    ...['auth', 'carousel', 'contentFile', 'contentImport', 'forms', 'likes', 'message', 'nav'],
    ...['owner', 'player'],
    ...['posts', 'projects', 'publish', 'savedFile', 'tracks', 'undo'],
  ]);
  // What a visitor never needs comes with the admin area.
  const admins = ['forms', 'message', 'publish', 'savedFile', 'undo'];
  expect(visitors.filter((name) => admins.includes(name))).toEqual([]);
  expect(Object.keys(selectOwner(start))).toEqual(Object.keys(demoOwner));
  expect(
    Object.values({ ...start.owner }).filter((value) => Object.keys(value).length > 0),
  ).toEqual([]);
});

test('every action is named after its slice and in the past tense, each name once', async () => {
  const { allEvents } = await import('../test/fixtures');
  expect(allEvents.map(({ type }) => type).sort()).toEqual([
    ...[
      'auth/passwordCheckFailed',
      'auth/signInAbandoned',
      'auth/signInRefused',
      'auth/signInStarted',
    ],
    ...['auth/signedIn', 'auth/signedOut', 'carousel/movedBack', 'carousel/movedForward'],
    ...['carousel/swipedTo', 'contentFile/contentFailed', 'contentFile/contentImported'],
    ...['contentFile/contentLoaded', 'contentFile/contentRequested', 'contentFile/editsRestored'],
    ...['contentImport/importAbandoned', 'contentImport/importHeldBack'],
    ...['contentImport/importRefused', 'contentImport/importStarted'],
    ...['forms/formCancelled', 'forms/formOpened', 'likes/likeToggled'],
    ...['message/dismissed', 'message/editsDropped'],
    ...['nav/menuClosed', 'nav/menuToggled'],
    ...['nav/motionPauseRestored', 'nav/motionToggled', 'nav/pageLeft', 'nav/scrolledChanged'],
    ...['nav/sectionEntered', 'nav/tabSelected', 'player/playbackToggled', 'posts/postCreated'],
    ...['posts/postDeleted', 'posts/postEdited', 'posts/postMoved', 'posts/postPublished'],
    ...['posts/postRestored', 'posts/postReverted', 'posts/postUnpublished'],
    ...['projects/projectAdded', 'projects/projectDeleted', 'projects/projectEdited'],
    ...['projects/projectFeatured', 'projects/projectMoved', 'projects/projectRestored'],
    ...['projects/projectReverted', 'projects/projectUnfeatured', 'publish/checked'],
    ...['publish/closed', 'publish/opened', 'publish/paused', 'publish/refused'],
    ...['publish/started', 'publish/succeeded', 'publish/theirsLoaded'],
    ...['publish/tokenForgotten', 'publish/tokenKept', 'savedFile/contentExported'],
    ...['savedFile/contentSaved', 'tracks/allTracksShown', 'tracks/trackAdded'],
    ...['tracks/trackDeleted', 'tracks/trackEdited', 'tracks/trackMoved'],
    ...['tracks/trackRestored', 'tracks/trackReverted'],
  ]);
  for (const { type, slice } of allEvents) expect(type.split('/')[0]).toBe(slice);
});
