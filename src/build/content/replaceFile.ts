import { realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { ignoreMissing } from '../fileErrors.ts';

/** Outside `public`, whose files all become part of the site. */
const TEMPORARY = join(dirname(CONTENT_FILE), `.${basename(CONTENT_FILE)}.tmp`);

/** The reason not to change a file or a folder below `root`: a link, which may lead elsewhere. */
export async function findLink(root: string, path: string): Promise<string | undefined> {
  const target = await realpath(join(root, path)).catch(ignoreMissing);
  return target === undefined || target === join(await realpath(root), path)
    ? undefined
    : `${path} is a symbolic link, or its folder is. Nothing is changed through a link.`;
}

/**
 * Replaces a file below `root` by renaming, so that a crash leaves a complete file, old or new.
 * @returns Whether the file was replaced; it is kept if `isUnchanged` returns false just before.
 */
export async function replaceFile(
  root: string,
  path: string,
  contents: string | Uint8Array,
  isUnchanged: () => Promise<boolean>,
): Promise<boolean> {
  const [file, temporary] = [join(root, path), join(root, TEMPORARY)];
  // That of a save that was killed.
  await rm(temporary, { force: true });
  try {
    // `wx` fails if the file has reappeared: nothing is written through a link.
    await writeFile(temporary, contents, { flag: 'wx', flush: true });
    if (!(await isUnchanged())) return false;
    await rename(temporary, file);
    return true;
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}
