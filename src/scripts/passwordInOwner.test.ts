import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPasswordHash } from './passwordInOwner';

const OWNER_FILE = readFileSync('src/content/owner.ts', 'utf8');
const first = { salt: 'aa', hash: 'bb' };
const second = { salt: 'cc', hash: 'dd' };
const lines = "= {\n  salt: 'aa',\n  hash: 'bb',\n};";

const value = lines.slice(2, -1);
const OTHER = "{ salt: '1', hash: '2' }";

test.each([
  ['export const passwordHash: PasswordHash | null = ', 'null', ';\nexport const b = 2;\n'],
  ['export const passwordHash: PasswordHash | null = ', OTHER, ';\n'],
  // Without Prettier's semicolons, spaces or line breaks, and among other declarations.
  ['export const passwordHash: A | null = ', 'null', '\n\n// One; two.\nexport const b = 2\n'],
  ['export const passwordHash=', 'null', ';'],
  ['export const passwordHash =\n  ', OTHER, ' // hash\n'],
  ['export const a = 1, passwordHash = ', 'null', ', b = 2;'],
  // Next to look-alikes.
  ['// export const passwordHash = null;\nexport const passwordHash = ', 'null', ';\n'],
  ['/* export const passwordHash = null; */\nexport const passwordHash = ', 'null', ';\n'],
  ["const text = 'export const passwordHash = null;';\nexport const passwordHash = ", 'null', ';'],
])('the password in %j replaces %s, and nothing else changes', (before, old, after) => {
  expect(withPasswordHash(before + old + after, first)).toBe(before + value + after);
});

test('the password in owner.ts can be replaced again', () => {
  const once = withPasswordHash(OWNER_FILE, first);
  expect(once).toContain(lines);
  expect(withPasswordHash(once, second)).toBe(withPasswordHash(OWNER_FILE, second));
});

test.each([
  ['const owner = {};', /no `export const/],
  ['// export const passwordHash = null;', /no `export const/],
  ['const passwordHash = null;', /no `export const/],
  ['export const passwordHash = null;\nconst = 1;', /no TypeScript/],
])('the password cannot be set in %j', (text, message) => {
  expect(() => withPasswordHash(text, first)).toThrow(message);
});
