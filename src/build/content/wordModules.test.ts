import { expect, test } from 'vitest';
import { demoOwner } from '../../test/data/demoOwner';
import { writeWordModule } from './wordModules';

const write = (id: string, language: string) =>
  writeWordModule(id, { ...demoOwner, language, words: { nav: { menu: 'A "menu"' } } });

test('a module of words has a constant for each word, in one language', () => {
  const code = write('virtual:words/nav', 'de');
  expect(code).toContain('export const menu="A \\"menu\\"";');
  expect(code).toContain('export const main="Hauptmenü";');
  expect(code).not.toContain('Main');
  expect(write('virtual:words/groups', 'de')).toContain(
    "export * as nav from 'virtual:words/nav';",
  );
});

test.each([
  ['en-GB', { isEnglish: true, digits: '', percent: ['', '%'] }],
  ['de', { isEnglish: false, digits: '', percent: ['', '\u00a0%'] }],
  ['tr', { isEnglish: false, digits: '', percent: ['%', ''] }],
  ['fa', { isEnglish: false, digits: '۰۱۲۳۴۵۶۷۸۹', percent: ['', '٪'] }],
])('the build generates the number format of %s', (language, expected) => {
  const code = write('virtual:words', language);
  for (const [name, value] of Object.entries({ language, ...expected }))
    expect(code).toContain(`export const ${name} = ${JSON.stringify(value)};`);
});
