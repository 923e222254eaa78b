import { expect, test } from 'vitest';
import { normalizeDuration } from './rules';

test.each([
  ['3:45', '3:45'],
  [' 003:45 ', '3:45'],
  ['00:45', '0:45'],
  ['10:00', '10:00'],
])('the duration %s is stored as %s', (typed, stored) => {
  expect(normalizeDuration(typed)).toBe(stored);
});
