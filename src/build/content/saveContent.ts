import { constants } from 'node:fs';
import { access, lstat, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { blobHash } from '../../content/file/blobHash.ts';
import { formatContentFile } from '../../content/file/formatContentFile.ts';
import type { ParsedContent } from '../../content/file/parseContent.ts';
import type { SaveAnswer, SaveRequest } from '../../content/file/saveProtocol.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';

const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** The message for an error code of the file system. */
function explain(code: string): string {
  if (/^(EROFS|EACCES|EPERM)$/.test(code))
    return `${CONTENT_FILE} is read-only, or its folder or disk is.`;
  return /^(ENOSPC|EDQUOT)$/.test(code) ? 'The disk is full.' : `The file system says ${code}.`;
}

/** Returns `undefined` if the file does not exist; throws any other error. */
const ignoreMissing = (error: unknown) => {
  if (getCode(error) === 'ENOENT') return undefined;
  throw error;
};

/** The bytes of the content file; `undefined` if there is none. */
const readBytes = (file: string) => readFile(file).catch(ignoreMissing);

/** The git hash of the content file; null if there is none. */
export async function contentHash(root: string): Promise<string | null> {
  const bytes = await readBytes(join(root, CONTENT_FILE));
  return bytes ? blobHash(bytes) : null;
}

/** The reason not to overwrite the content file; `undefined` if there is none. */
async function findObstacle(root: string): Promise<string | undefined> {
  const file = join(root, CONTENT_FILE);
  const folder = dirname(file);
  if ((await realpath(folder)) !== join(await realpath(root), dirname(CONTENT_FILE)))
    return `${dirname(CONTENT_FILE)} is a symbolic link. Nothing is written through it.`;
  const stats = await lstat(file).catch(ignoreMissing);
  if (!stats) return undefined;
  if (!stats.isFile()) return `${CONTENT_FILE} is no plain file. Nothing is written in its place.`;
  await access(file, constants.W_OK);
  return undefined;
}

const getTemporary = (root: string) =>
  join(root, dirname(CONTENT_FILE), `.${basename(CONTENT_FILE)}.tmp`);

/** Removes the temporary file of a save that was killed. */
export const removeTemporary = (root: string) => rm(getTemporary(root), { force: true });

/**
 * Replaces the content file by renaming, so that a crash leaves a complete file, old or new.
 * @returns Whether the file was replaced: it is not if it has changed meanwhile.
 */
async function replaceFile(root: string, text: string, baseHash: string | null) {
  const [file, temporary] = [join(root, CONTENT_FILE), getTemporary(root)];
  await removeTemporary(root);
  try {
    const mode = (await stat(file).catch(ignoreMissing))?.mode;
    // `wx` fails if the file has reappeared: nothing is written through a link.
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
      if (mode !== undefined) await handle.chmod(mode);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if ((await contentHash(root)) !== baseHash) return false;
    await rename(temporary, file);
    return true;
  } finally {
    await removeTemporary(root).catch(() => undefined);
  }
}

/** Checks content and writes it below `root` if the file still has the hash `baseHash`. */
export async function saveContent(
  root: string,
  { text, baseHash }: SaveRequest,
  parse: (text: string) => ParsedContent,
): Promise<SaveAnswer> {
  const parsed = parse(text);
  if ('errors' in parsed) return { status: 'invalid', errors: parsed.errors };
  const formatted = formatContentFile(parsed.work);
  const file = join(root, CONTENT_FILE);
  try {
    const message = await findObstacle(root);
    if (message) return { status: 'failed', message };
    const hash = await blobHash(new TextEncoder().encode(formatted));
    const current = await contentHash(root);
    // Saved by an earlier request whose response was lost.
    if (current === hash) return { status: 'saved', hash };
    if (current === baseHash && (await replaceFile(root, formatted, baseHash)))
      return { status: 'saved', hash };
    const bytes = await readBytes(file);
    const disk = bytes ? { hash: await blobHash(bytes), text: bytes.toString('utf8') } : null;
    return { status: 'changed', disk };
  } catch (error) {
    const code = getCode(error);
    if (!code) throw error;
    return { status: 'failed', message: explain(code) };
  }
}
