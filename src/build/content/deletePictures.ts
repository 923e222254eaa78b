import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { namesFile } from '../../content/namesFile.ts';
import { getCode, ignoreMissing } from '../fileErrors.ts';
import { isOffered, listFiles } from './publicFiles.ts';
import { explain } from './replaceFile.ts';

/**
 * Deletes pictures under `public/images`: plain files that the dashboard offers, and `owner.ts` does not name. One that is
 * gone already needs nothing.
 * @returns The pictures that are kept, each with the reason as a sentence.
 */
export async function deletePictures(root: string, paths: readonly string[]) {
  const kept: Record<string, string> = {};
  if (paths.length === 0) return kept;
  const folder = join(await realpath(root), 'public');
  const owner = await readFile(join(root, OWNER_FILE), 'utf8').catch(ignoreMissing);
  // Only paths from its own list, so that none leads out of the folder.
  for (const path of listFiles(folder).filter((file) => isOffered(file) && paths.includes(file))) {
    const file = join(folder, path);
    try {
      if (namesFile(owner ?? '', path)) kept[path] = `${OWNER_FILE} names it.`;
      else if ((await realpath(file)) !== file)
        kept[path] = 'It is a symbolic link, or its folder is. Nothing is deleted through a link.';
      else await rm(file);
    } catch (error) {
      const code = getCode(error);
      if (!code) throw error;
      kept[path] = explain(code, 'It');
    }
  }
  return kept;
}
