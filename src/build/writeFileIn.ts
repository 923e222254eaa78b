import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file and its folders. In one step: another build may read it, and a stopped build leaves no half of it. */
export async function writeFileIn(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  const temporary = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, path);
}
