import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { PICTURES_FOLDER } from '../../content/filePaths.ts';
import { FILE_PATH_PATTERN } from '../../content/rules.ts';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** The paths of the pictures in `public/images`, relative to `public` and sorted; none if there is no such folder. */
export async function listPictures(publicDir: string): Promise<string[]> {
  const files = await readdir(join(publicDir, PICTURES_FOLDER), { recursive: true }).catch(
    () => [],
  );
  return files
    .map((file) => normalizePath(join(PICTURES_FOLDER, file)))
    .filter((path) => PICTURE.test(path) && FILE_PATH_PATTERN.test(path))
    .sort();
}
