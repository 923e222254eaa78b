import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileIn } from '../staging.ts';

/** Keeps what is made of pictures between builds, relative to the root of the project. */
export const CACHE = 'node_modules/.cache/pictures';

/** Writes a file in one step, so that a stopped build leaves no half of it. */
export async function writeToCache(cache: string, file: string, data: string | Buffer) {
  const draft = `${file}.${randomUUID()}`;
  await writeFileIn(cache, draft, data);
  await rename(join(cache, draft), join(cache, file));
}
