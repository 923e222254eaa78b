import { expect, test } from 'vitest';
import { forgetAll, getTyped, recall, remember, restoreTyped } from './formMemory';

const INITIAL = { title: 'One', tags: 'a, b' };

test.each([
  ['another value is kept', { title: 'Two' }, { title: 'Two' }],
  ['an emptied field is kept', { title: '' }, { title: '' }],
  ['an initial value is not kept', { title: 'One ' }, {}],
  ['only the others are kept', { title: 'One', tags: 'a' }, { tags: 'a' }],
])('%s, and comes back after a reload', (_what, fields, kept) => {
  remember('Edit Post#1', 'title', 'Half', INITIAL);
  for (const [field, text] of Object.entries(fields)) remember('Edit Post#1', field, text, INITIAL);
  expect(recall('Edit Post#1')).toEqual(kept);
  const typed = getTyped();
  forgetAll();
  restoreTyped(typed);
  expect(recall('Edit Post#1')).toEqual(kept);
  forgetAll();
});
