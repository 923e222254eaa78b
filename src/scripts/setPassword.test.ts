import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { verifyPassword } from '../app/auth/password';
import { demoPassword } from '../content/demo';
import { OWNER_FILE } from '../content/filePaths';
import { formatOwnerFile } from '../test/data/demoOwner';
import { makeFolder } from '../test/folder';

const OWNER = formatOwnerFile();
const PASSWORD = 'correct horse battery';

/** Runs the script, whose stdin stays open. Returns its exit code, its messages and the owner's file. */
async function setPassword(...lines: string[]) {
  const { root } = await makeFolder({ [OWNER_FILE]: OWNER });
  const script = resolve('src/scripts/setPassword.ts');
  const tool = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    cwd: root,
  });
  const output = text(tool.stderr);
  tool.stdin.write(lines.map((line) => `${line}\n`).join(''));
  const [code] = (await once(tool, 'exit')) as [number];
  return { code, output: await output, owner: await readFile(join(root, OWNER_FILE), 'utf8') };
}

test.each([
  ['a short password', ['short'], 'at least 12 characters'],
  ['the password of the demo', [demoPassword], 'this one is in the README'],
  ['a repetition with another letter', [PASSWORD, `${PASSWORD}!`], 'do not match'],
])('%s is refused, and nothing is changed', async (_what, lines, reason) => {
  const { code, output, owner } = await setPassword(...lines);
  expect([code, owner]).toEqual([1, OWNER]);
  expect(output).toContain(reason);
  expect(output).toContain('Nothing was changed.');
});

test('a password that is typed twice becomes that of the sign-in', async () => {
  const { code, owner } = await setPassword(PASSWORD, PASSWORD);
  expect(code).toBe(0);
  const [, salt = '', hash = ''] = /salt: '(\w+)',\s*hash: '(\w+)'/.exec(owner) ?? [];
  expect(await verifyPassword(PASSWORD, { salt, hash })).toBe(true);
});
