import { expect, test } from 'vitest';
import { estimateReadTime } from './readTime';

const words = (count: number, gap = ' ') => Array.from({ length: count }, () => 'word').join(gap);

test.each([
  ['nothing', '', 3],
  ['600 words', words(600), 3],
  ['601 words', words(601), 4],
  ['800 words with space around and between them', ` ${words(800, '\n\t ')} \n`, 4],
  ['a book', words(50_000), 10],
])('the reading time of %s', (_name, text, minutes) => {
  expect(estimateReadTime(text)).toBe(`${minutes} min read`);
});
