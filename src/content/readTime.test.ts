import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTimeOf } from './readTime';

const words = (count: number, gap = ' ') => Array.from({ length: count }, () => 'word').join(gap);

describe('the read time', () => {
  test.each(
    Object.entries({
      'of nothing at all is three minutes': { text: '', minutes: 3 },
      'of a word is three minutes': { text: 'word', minutes: 3 },
      'of 600 words is three minutes': { text: words(600), minutes: 3 },
      'of a word more is four minutes': { text: words(601), minutes: 4 },
      'of 800 words is four minutes': { text: words(800), minutes: 4 },
      'leaves out the space around a text': { text: `  ${words(800)} \n`, minutes: 4 },
      'leaves out the space between paragraphs': { text: words(800, '\n\n'), minutes: 4 },
      'of 2000 words is ten minutes': { text: words(2000), minutes: 10 },
      'of a book is ten minutes': { text: words(50_000), minutes: 10 },
    }),
  )('%s', (_name, { text, minutes }) => {
    expect(readTimeOf(text)).toBe(`${minutes} min read`);
  });

  test('is a whole number of minutes from 3 to 10 for every text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 4000 }), fc.constantFrom(' ', '\n', '\t '), (count, gap) => {
        expect(readTimeOf(words(count, gap))).toMatch(/^([3-9]|10) min read$/);
      }),
    );
  });
});
