import { expect, test } from 'vitest';
import { wordsSchema } from '../file/schema/wordsSchema';
import { fill } from './fill';
import { getDirection } from './language';
import { en, getWords, LANGUAGES, listEnglishWords } from './words';

/** The names of all words, each with the values in its text. */
const listValues = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([name, word]: [string, unknown]) =>
    typeof word === 'string'
      ? `${path}${name} ${(word.match(/\{\w+\}/g) ?? []).sort().join('')}`
      : listValues(Object(word) as object, `${path}${name}.`),
  );

const OTHERS = Object.keys(LANGUAGES).filter((language) => language !== 'en');

test.each(OTHERS)('the words in %s have the names and values of the English', (language) => {
  const isPlural = (text: string) => /\.(zero|one|two|few|many) /.test(text);
  const ofEnglish = listValues(en).filter((text) => !isPlural(text));
  const words = getWords({ language });
  expect(listValues(words).filter((text) => !isPlural(text))).toEqual(ofEnglish);
  expect(words.contact).not.toEqual(en.contact);
});

test('words of the owner come before ours, and English stays in a language without ours', () => {
  const own = { nav: { menu: 'Inhalt' } };
  const { nav } = getWords({ language: 'de-AT', words: own });
  expect(nav).toMatchObject({ menu: 'Inhalt', main: 'Hauptmenü' });
  expect(getWords({ language: 'la', words: own }).nav).toEqual({ ...en.nav, menu: 'Inhalt' });
  expect(listEnglishWords({ language: 'de', words: own })).toEqual([]);
  const english = listEnglishWords({ language: 'la', words: own });
  expect(english).toContain('nav.main');
  expect(english).not.toContain('nav.menu');
});

test('a plural of the owner keeps the forms that it does not name', () => {
  const words = wordsSchema.parse({ reading: { articlesOn: { one: '1!' } } });
  expect(getWords({ words }).reading.articlesOn).toEqual({ ...en.reading.articlesOn, one: '1!' });
});

test('values take the place of their names in a text', () => {
  expect(fill('{total}中{count} {count}', { count: 2, total: '$&' })).toBe('$&中2 2');
});

test.each([
  ['de', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['dv', 'rtl'],
  ['az-Arab', 'rtl'],
])('the direction of %s is %s', (language, direction) => {
  expect(getDirection(language)).toBe(direction);
});
