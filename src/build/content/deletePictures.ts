import { realpathSync } from 'node:fs';
import { readFile, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { createNamesFile } from '../../content/namesFile.ts';
import { describeCode, getCode, ignoreMissing } from '../fileErrors.ts';
import { isOffered, listFiles } from './publicFiles.ts';

/** What decides whether pictures are kept. */
async function readProject(root: string) {
  const folder = join(await realpath(root), 'public');
  const owner = await readFile(join(root, OWNER_FILE), 'utf8').catch(ignoreMissing);
  const files = listFiles(folder);
  const targets = new Map(files.map((path) => [path, realpathSync(join(folder, path))]));
  return { folder, owner: owner ?? '', targets };
}

/** Deletes a picture. Returns the reason if it is kept. */
async function deletePicture(
  { folder, owner, targets }: Awaited<ReturnType<typeof readProject>>,
  path: string,
): Promise<string | undefined> {
  const file = join(folder, path);
  const target = targets.get(path);
  // Only a path from the list of the folder, so that none leads out of it.
  if (!isOffered(path) || target === undefined) return undefined;
  if (createNamesFile(owner)(path)) return `${OWNER_FILE} names it.`;
  if (target !== file)
    return 'It is a symbolic link, or its folder is. Nothing is deleted through a link.';
  if ([...targets].some(([other, its]) => other !== path && its === file))
    return 'A symbolic link leads to it.';
  await rm(file);
  return undefined;
}

/**
 * Deletes pictures under `public/images`: plain files that the dashboard offers, and `owner.ts` does not name. One that is
 * gone already needs nothing.
 * @returns The pictures that are kept, each with the reason as a sentence.
 */
export async function deletePictures(root: string, paths: readonly string[]) {
  const kept: Record<string, string> = {};
  if (paths.length === 0) return kept;
  const project = readProject(root);
  for (const path of paths)
    try {
      // Awaited here: an error of the folder is the reason for every picture.
      const reason = await deletePicture(await project, path);
      if (reason) kept[path] = reason;
    } catch (error) {
      const code = getCode(error);
      if (!code) throw error;
      kept[path] = describeCode(code, 'It');
    }
  return kept;
}
