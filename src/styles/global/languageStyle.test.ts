import { expect, test } from 'vitest';
import { createLanguageStyle } from './languageStyle';

test.each([
  ['hi', 'line-height'],
  ['ko-KR', 'keep-all'],
  ['ja', 'auto-phrase'],
])('texts in %s have a rule for %s, once', (tag, property) => {
  expect(createLanguageStyle(['en', tag, tag]).split(property)).toHaveLength(2);
});

test('English needs no rules', () => {
  expect(createLanguageStyle(['', 'en', 'en-GB'])).toBe('');
});
