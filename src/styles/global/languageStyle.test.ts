import { expect, test } from 'vitest';
import { createLanguageStyle } from './languageStyle';

test.each([
  ['hi', 'line-height'],
  ['ko-KR', 'keep-all'],
  ['ja', 'auto-phrase'],
  ['vi', 'font-family'],
])('texts in %s have a rule for %s, once', (tag, property) => {
  expect(createLanguageStyle('en', [tag, tag], '').split(property)).toHaveLength(2);
});

test('English and texts in German need no rules', () => {
  expect(createLanguageStyle('en-GB', ['de'], '')).toBe('');
});

test('tracks and lists are counted in the digits of the site', () => {
  const style = createLanguageStyle('fa-IR', [], '۰۱۲۳۴۵۶۷۸۹');
  expect(style).toContain("symbols: '۰' '۱' '۲' '۳' '۴' '۵' '۶' '۷' '۸' '۹';");
  expect(style).toContain("pad: 2 '۰';");
  expect(style).toMatch(/:not\(:lang\(fa\)\)\) {\s*--counter: decimal/);
});
