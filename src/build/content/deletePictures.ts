import { realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDashboardPicture, OWNER_FILE } from '../../content/filePaths.ts';
import { createMentionCheck } from '../../content/mentions.ts';
import { describeError, ignoreMissing } from '../fileErrors.ts';
import { listFiles } from './publicFiles.ts';
import { findLink } from './replaceFile.ts';

/** Deletes a picture below `root`. Returns the reason if it is kept; none for a file that the dashboard does not offer. */
async function deletePicture(root: string, path: string): Promise<string | undefined> {
  const folder = join(root, 'public');
  const files = listFiles(folder);
  // Only listed files: no path can lead out of the folder.
  if (!isDashboardPicture(path) || !files.includes(path)) return undefined;
  const owner = await readFile(join(root, OWNER_FILE), 'utf8').catch(ignoreMissing);
  if (createMentionCheck(owner ?? '')(path)) return `${OWNER_FILE} names it.`;
  if (await findLink(root, join('public', path)))
    return 'It is a symbolic link, or its folder is. Nothing is deleted through a link.';
  const getTarget = (file: string) => realpathSync(join(folder, file));
  if (files.some((other) => other !== path && getTarget(other) === getTarget(path)))
    return 'A symbolic link leads to it.';
  await rm(join(folder, path));
  return undefined;
}

/**
 * Deletes pictures under `public/images`: plain files that the dashboard offers and `owner.ts` does not name. Ignores
 * missing ones.
 * @returns The pictures that are kept, each with the reason as a sentence.
 */
export async function deletePictures(root: string, paths: readonly string[]) {
  const kept: Record<string, string> = {};
  for (const path of paths)
    try {
      const reason = await deletePicture(root, path);
      if (reason) kept[path] = reason;
    } catch (error) {
      kept[path] = describeError(error, 'It');
    }
  return kept;
}
