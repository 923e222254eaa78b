import { rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CONTENT_FILE } from '../../content/filePaths.ts';

/** Outside `public`, whose files all become part of the site. */
const getTemporary = (root: string) =>
  join(root, dirname(CONTENT_FILE), `.${basename(CONTENT_FILE)}.tmp`);

/**
 * Replaces a file below `root` by renaming, so that a crash leaves a complete file, old or new.
 * @returns Whether the file was replaced: it is not if `isUnchanged` is false by then.
 */
export async function replaceFile(
  root: string,
  path: string,
  contents: string | Uint8Array,
  isUnchanged: () => Promise<boolean>,
): Promise<boolean> {
  const temporary = getTemporary(root);
  // Of a save that was killed.
  await rm(temporary, { force: true });
  try {
    // `wx` fails if the file has reappeared: nothing is written through a link.
    await writeFile(temporary, contents, { flag: 'wx', flush: true });
    if (!(await isUnchanged())) return false;
    await rename(temporary, join(root, path));
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}
