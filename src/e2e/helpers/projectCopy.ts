import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from '../test.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NOT_COPIED = [
  'node_modules',
  'dist',
  'reports',
  '.git',
  '.stryker-tmp',
  'e2e',
  'content.json',
];

/** A copy of the project without its content file. Tests change it, while others read the project itself. */
export async function copyProject() {
  const root = await mkdtemp(join(tmpdir(), 'project-copy-'));
  const filter = (source: string) => !NOT_COPIED.includes(basename(source));
  await cp(ROOT, root, { recursive: true, filter });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    /** Changes a file, as an editor does. */
    async edit(file: string, before: string, after: string) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      expect(text).toContain(before);
      await writeFile(path, text.replace(before, after));
    },
    remove: () => rm(root, { recursive: true }),
  };
}

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>;
