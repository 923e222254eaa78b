import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPasswordHash } from './passwordInOwner';

const first = { salt: 'aa', hash: 'bb' };
const value = "{\n  salt: 'aa',\n  hash: 'bb',\n}";
const OTHER = "{ salt: '1', hash: '2' }";

test.each([
  ['export const passwordHash: PasswordHash | null = ', 'null', ';\nexport const b = 2;\n'],
  ['export const passwordHash: PasswordHash | null = ', OTHER, ' // hash\n'],
  ['// export const passwordHash = null;\nexport const passwordHash =\n  ', OTHER, ';\n'],
  ["const text = 'export const passwordHash = null;';\nexport const passwordHash = ", 'null', ';'],
])('the password in %j replaces %s, and nothing else changes', (before, old, after) => {
  expect(withPasswordHash(before + old + after, first)).toBe(before + value + after);
});

test('the password in owner.ts can be replaced again', () => {
  const text = readFileSync('src/content/owner.ts', 'utf8');
  const once = withPasswordHash(text, first);
  expect(once).toContain(` = ${value}`);
  const second = { salt: 'cc', hash: 'dd' };
  expect(withPasswordHash(once, second)).toBe(withPasswordHash(text, second));
});

test.each(['const passwordHash = null;', '// export const passwordHash = null;'])(
  'the password cannot be set in %j',
  (text) => expect(() => withPasswordHash(text, first)).toThrow(/no `export const/),
);
