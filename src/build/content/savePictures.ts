import { lstat, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blobHash } from '../../content/file/blobHash.ts';
import {
  type ContentRequest,
  describeTaken,
  type PictureRequest,
  type SaveAnswer,
} from '../../content/file/saveProtocol.ts';
import { MAX_PICTURE_MEGABYTES, NEW_PICTURE_PATTERN } from '../../content/filePaths.ts';
import { describeError, ignoreMissing } from '../fileErrors.ts';
import { findLink, replaceFile } from './replaceFile.ts';

const PUBLIC = 'public/';
const FOLDER = 'public/images';

const fail = (message: string): SaveAnswer => ({ status: 'failed', message });

/** The refusal of a path that the dashboard cannot have given. */
const checkPath = (path: string) =>
  path.startsWith(PUBLIC) && NEW_PICTURE_PATTERN.test(path.slice(PUBLIC.length))
    ? undefined
    : fail('A picture has an invalid name. It was not written.');

/** The answer if new pictures are missing or not allowed; `undefined` if all exist. */
export async function checkNewPictures(
  root: string,
  pictures: ContentRequest['pictures'],
): Promise<SaveAnswer | undefined> {
  const paths: string[] = [];
  for (const { path, hash } of pictures) {
    const refusal = checkPath(path);
    if (refusal) return refusal;
    const file = join(root, path);
    const stats = await lstat(file).catch(ignoreMissing);
    if (!stats) paths.push(path);
    else if (!stats.isFile() || (await blobHash(await readFile(file))) !== hash)
      return fail(describeTaken(path));
  }
  return paths.length > 0 ? { status: 'lacking', paths } : undefined;
}

/** Checks a new picture, and writes it unless a file has its name. */
export async function savePicture(
  root: string,
  { path, contents }: PictureRequest,
): Promise<SaveAnswer> {
  const bytes = Buffer.from(contents, 'base64');
  const refusal = checkPath(path);
  if (refusal) return refusal;
  if (bytes.length > MAX_PICTURE_MEGABYTES * 1e6)
    return fail(`${path} is larger than ${MAX_PICTURE_MEGABYTES} MB. It was not written.`);
  try {
    const link = (await findLink(root, 'public')) ?? (await findLink(root, FOLDER));
    if (link) return fail(link);
    await mkdir(join(root, FOLDER), { recursive: true });
    const isMissing = async () => !(await lstat(join(root, path)).catch(ignoreMissing));
    if (!(await replaceFile(root, path, bytes, isMissing))) return fail(describeTaken(path));
    return { status: 'saved', hash: await blobHash(bytes) };
  } catch (error) {
    return fail(describeError(error, FOLDER));
  }
}
