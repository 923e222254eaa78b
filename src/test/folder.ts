import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder with these files, by their paths. Removed at the end of the test. */
export async function makeFolder(files: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'test-'));
  onTestFinished(() => rm(root, { recursive: true }));
  async function place(file: string, text: string | Buffer) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  for (const [file, text] of Object.entries(files)) await place(file, text);
  return { root, place };
}
