import { expect, test } from 'vitest';
import { shorten } from './shorten';

const LONG = 'Rooms that hold whatever was said in them for years';

test.each([
  ['a title that fits', 'A'.repeat(48), 'A'.repeat(48)],
  ['words', LONG, 'Rooms that hold whatever was said in them for…'],
  ['a word and one without spaces', `React ${'雨'.repeat(60)}`, `React ${'雨'.repeat(42)}…`],
])('a title is cut after a word if half remains: %s', (_which, title, shortened) => {
  expect(shorten(title)).toBe(shortened);
});
