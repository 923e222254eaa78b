import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobHash } from '../../content/file/blobHash.ts';
import { NEW_PICTURE_PATTERN, PICTURES_FOLDER } from '../../content/filePaths.ts';
import { FILE_PATH_PATTERN } from '../../content/rules.ts';

/** The files in a folder and its folders, sorted, by their paths in it; nothing if there is no folder. */
export function listFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.flatMap((name) => {
    const path = join(folder, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return listFiles(path).map((file) => `${name}/${file}`);
    // A link may lead to nothing.
    return stats ? name : [];
  });
}

/** Whether the dashboard offers a file under `public` as a picture. */
export const isOffered = (file: string) =>
  file.startsWith(PICTURES_FOLDER) &&
  /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(file) &&
  FILE_PATH_PATTERN.test(file);

/** The git hashes of those files that have a name that the dashboard gives to pictures. */
export async function hashPictures(publicDir: string, files: string[]) {
  const named = files.filter((file) => NEW_PICTURE_PATTERN.test(file));
  const hashes: Record<string, string> = {};
  for (const file of named) hashes[file] = await blobHash(await readFile(join(publicDir, file)));
  return hashes;
}
