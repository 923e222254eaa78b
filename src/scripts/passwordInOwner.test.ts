import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withPasswordHash } from './passwordInOwner';

const OWNER_FILE = readFileSync('src/content/owner.ts', 'utf8');
const first = { salt: 'aa', hash: 'bb' };
const second = { salt: 'cc', hash: 'dd' };
const lines = "= {\n  salt: 'aa',\n  hash: 'bb',\n};";

test.each([
  ['null', 'export const passwordHash: PasswordHash | null = null;'],
  ['another', "export const passwordHash: PasswordHash | null = {\n  salt: '1',\n  hash: '2',\n};"],
])('a password takes the place of %s, and nothing else changes', (_, declared) => {
  const [declaration] = declared.split(' = ');
  expect(withPasswordHash(`a = 1;\n${declared}\nb = 2;\n`, first)).toBe(
    `a = 1;\n${declaration} ${lines}\nb = 2;\n`,
  );
});

test('the owner’s file has a place for it, time and again', () => {
  const once = withPasswordHash(OWNER_FILE, first);
  expect(once).toContain(lines);
  expect(withPasswordHash(once, second)).toBe(withPasswordHash(OWNER_FILE, second));
});

test('a text without a place for it is left alone', () => {
  expect(() => withPasswordHash('const owner = {};', first)).toThrow(/no `export const/);
});
