import { expect, test } from 'vitest';
import { countWords, estimateReadTime } from './readTime';

const words = (count: number, gap = ' ') => Array.from({ length: count }, () => 'word').join(gap);

test.each([
  ['nothing', 1, ''],
  ['ten words', 1, words(10)],
  ['241 words, with other space and signs between them', 2, words(241, '\n\t – ')],
  ['6,000 words', 25, words(6_000)],
  ['6,000 characters of Japanese', 12, '山の音、'.repeat(2_000)],
  ['6,000 letters of Thai, without spaces', 5, 'เสียงของภูเขา'.repeat(461)],
])('the reading time of %s is %i min', (_name, minutes, text) => {
  expect(estimateReadTime(text)).toBe(minutes);
});

test('the word count of a text includes each character of Chinese and Japanese', () => {
  expect(countWords(`Two words – ${words(3, '\n')} 山の音`)).toBe(8);
});
