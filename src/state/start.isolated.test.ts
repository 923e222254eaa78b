import { expect, test } from 'vitest';

const slices = import.meta.glob(['./slices/**/*.ts', '!./slices/**/*.test.ts']);
const sliceNames = Object.keys(slices).map((path) => path.replace(/^.*\/|\.ts$/g, ''));

test('the state has a slice of each file and starts from nothing, with an owner who has no words yet', async () => {
  // Imported here, before the slices of the dashboard are.
  const { rootReducer } = await import('./rootReducer');
  const visitors = Object.keys(rootReducer(undefined, { type: '' }));
  for (const load of Object.values(slices)) await load();
  const { demoOwner } = await import('../content/demo');
  const { selectOwner } = await import('./visitor/owner');
  const start = rootReducer(undefined, { type: '' });
  expect(Object.keys(start).sort()).toEqual(sliceNames.sort());
  // What a visitor never needs comes with the admin area.
  const admins = ['forms', 'message', 'publish', 'savedFile', 'undo'];
  expect(visitors.filter((name) => admins.includes(name))).toEqual([]);
  expect(Object.keys(selectOwner(start))).toEqual(Object.keys(demoOwner));
  expect(
    Object.values({ ...start.owner }).filter((value) => Object.keys(value).length > 0),
  ).toEqual([]);
});

/** A past participle, such as `menuToggled` and `movedBack`. Add irregular ones here. */
const IN_THE_PAST_TENSE = /(ed|Forgotten|Held|Kept|Left|Shown)(In|Out|Back|Forward|To)?$/;

test('every action is named after its slice and in the past tense, each name once', async () => {
  const { allEvents } = await import('../test/data/fixtures');
  for (const { type, slice } of allEvents) {
    expect(type).toMatch(new RegExp(`^${slice}/`));
    expect(type).toMatch(IN_THE_PAST_TENSE);
  }
  const types = allEvents.map(({ type }) => type);
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
});
