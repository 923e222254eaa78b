import { lstat, mkdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describeTaken, type SaveRequest } from '../../content/file/saveProtocol.ts';
import { MAX_PICTURE_MEGABYTES, NEW_PICTURE_PATTERN } from '../../content/filePaths.ts';
import { getCode, ignoreMissing } from '../fileErrors.ts';
import { explain, replaceFile } from './replaceFile.ts';

const PUBLIC = 'public/';
const FOLDER = 'public/images';

type Picture = NonNullable<SaveRequest['pictures']>[number];

/** The reason not to write below a folder, which is made if it is missing. */
async function findLink(root: string): Promise<string | undefined> {
  for (const folder of ['public', FOLDER]) {
    const path = join(root, folder);
    await mkdir(path, { recursive: true });
    if ((await realpath(path)) !== join(await realpath(root), folder))
      return `${folder} is a symbolic link. Nothing is written through it.`;
  }
  return undefined;
}

/** The bytes to write; `undefined` if the file has them already, and a sentence if it must not be written. */
async function check(
  root: string,
  { path, contents }: Picture,
): Promise<Buffer | string | undefined> {
  if (!path.startsWith(PUBLIC) || !NEW_PICTURE_PATTERN.test(path.slice(PUBLIC.length)))
    return 'A picture has a name that the dashboard does not give. Nothing was written.';
  const bytes = Buffer.from(contents, 'base64');
  if (bytes.length > MAX_PICTURE_MEGABYTES * 1e6)
    return `${path} is larger than ${MAX_PICTURE_MEGABYTES} MB. Nothing was written.`;
  const stats = await lstat(join(root, path)).catch(ignoreMissing);
  if (!stats) return bytes;
  const isSame = stats.isFile() && bytes.equals(await readFile(join(root, path)));
  return isSame ? undefined : describeTaken(path);
}

/** Checks new pictures, all before it writes the first into their folder. Returns the reason if one must not be written. */
export async function savePictures(
  root: string,
  pictures: readonly Picture[],
): Promise<string | undefined> {
  if (pictures.length === 0) return undefined;
  try {
    const link = await findLink(root);
    if (link) return link;
    const checked: [path: string, bytes: Buffer][] = [];
    for (const picture of pictures) {
      const bytes = await check(root, picture);
      if (typeof bytes === 'string') return bytes;
      if (bytes) checked.push([picture.path, bytes]);
    }
    for (const [path, bytes] of checked) {
      const isMissing = async () => !(await lstat(join(root, path)).catch(ignoreMissing));
      if (!(await replaceFile(root, path, bytes, isMissing))) return describeTaken(path);
    }
    return undefined;
  } catch (error) {
    const code = getCode(error);
    if (!code) throw error;
    return explain(code, FOLDER);
  }
}
