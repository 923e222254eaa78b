import { expect, test } from 'vitest';
import { countWords, estimateReadTime } from './readTime';

const words = (count: number, gap = ' ') => Array.from({ length: count }, () => 'word').join(gap);

test.each([
  ['nothing', '', 1],
  ['ten words', words(10), 1],
  ['241 words, with other space and signs between them', words(241, '\n\t – '), 2],
  ['6,000 words', words(6_000), 25],
  ['6,000 characters of Japanese', '山の音、'.repeat(2_000), 12],
  ['6,000 letters of Thai, without spaces', 'เสียงของภูเขา'.repeat(461), 5],
])('the reading time of %s', (_name, text, minutes) => {
  expect(estimateReadTime(text)).toBe(minutes);
});

test('the word count of a text includes each character of Chinese and Japanese', () => {
  expect(countWords(`Two words – ${words(3, '\n')} 山の音`)).toBe(8);
});
