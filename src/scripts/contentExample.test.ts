import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { CONTENT_FILE } from '../content/filePaths';
import { makeFolder } from '../test/folder';

test('the example does not replace the content of the owner', async () => {
  const { root } = await makeFolder({ [CONTENT_FILE]: 'Mine' });
  const script = resolve('src/scripts/contentExample.ts');
  const options = ['--import', import.meta.resolve('tsx'), script];
  const run = promisify(execFile)(process.execPath, options, { cwd: root });
  await expect(run).rejects.toThrow('exists already');
  expect(await readFile(join(root, CONTENT_FILE), 'utf8')).toBe('Mine');
});
