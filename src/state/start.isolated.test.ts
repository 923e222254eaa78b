import { expect, test } from 'vitest';
import { testContent } from '../test/data/content';

const VISITOR_SLICES = [
  ...['owner', 'about', 'experience', 'projects', 'posts', 'tracks', 'content', 'pictures'],
  ...['auth', 'player', 'likes', 'carousel', 'nav'],
];

test('the admin area adds its slices to those of a visitor, and the owner starts empty', async () => {
  const { rootReducer } = await import('./rootReducer');
  const visitor = rootReducer(undefined, { type: '' });
  expect(Object.keys(visitor)).toEqual(VISITOR_SLICES);
  expect(Object.keys(visitor.owner)).toEqual(Object.keys(testContent.owner));
  expect(Object.values(visitor.owner).flat().join('')).toBe('');
  await import('./owner/message');
  await import('./owner/changes');
  const slices = ['forms', 'message', 'pictureDeletions', 'savedWork', 'undo'];
  const operations = ['save', 'publish', 'import', 'export'];
  const all = Object.keys(rootReducer(undefined, { type: '' }));
  expect(all.sort()).toEqual([...VISITOR_SLICES, ...slices, ...operations].sort());
});

/** A past participle, such as `menuToggled` and `movedBack`. Add irregular ones here. */
const IN_THE_PAST_TENSE = /(ed|Left|Sent|Shown)(In|Out|Back|Forward|To)?$/;

test('every action has a unique name, with its slice and in the past tense', async () => {
  const { allActions } = await import('../test/store/allActions');
  for (const { type, slice } of allActions) {
    expect(type).toMatch(new RegExp(`^${slice}/`));
    expect(type).toMatch(IN_THE_PAST_TENSE);
  }
  expect(new Set(allActions.map(({ type }) => type)).size).toBe(allActions.length);
});
