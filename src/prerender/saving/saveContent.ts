import { constants } from 'node:fs';
import { access, lstat, open, readFile, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { blobHash } from '../../content/file/blobHash.ts';
import { contentFileOf } from '../../content/file/formatContentFile.ts';
import type { ParsedContent } from '../../content/file/parseContent.ts';
import type { SaveAnswer, SaveRequest } from '../../content/file/saveProtocol.ts';
import { CONTENT_FILE } from '../site/readSite.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

const READ_ONLY = `${CONTENT_FILE} is read-only, or its folder or disk is.`;
const FULL = 'The disk is full.';

/** What the owner is told for an error of the file system. */
const MESSAGES: Partial<Record<string, string>> = {
  EROFS: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
  ENOSPC: FULL,
  EDQUOT: FULL,
};

const missing = (error: unknown) => {
  if (codeOf(error) === 'ENOENT') return undefined;
  throw error;
};

/** The content file's bytes; nothing where there is none. */
const bytesOf = (file: string) => readFile(file).catch(missing);

/** The git hash of the content file below a root; null where there is none. */
export async function contentHash(root: string): Promise<string | null> {
  const bytes = await bytesOf(join(root, CONTENT_FILE));
  return bytes ? blobHash(bytes) : null;
}

/** Why what stands in the file's place is not to be written over; nothing where it may be. */
async function obstacle(root: string): Promise<string | undefined> {
  const file = join(root, CONTENT_FILE);
  const folder = dirname(file);
  if ((await realpath(folder)) !== join(await realpath(root), dirname(CONTENT_FILE)))
    return `${dirname(CONTENT_FILE)} is a symbolic link. Nothing is written through it.`;
  const stats = await lstat(file).catch(missing);
  if (!stats) return undefined;
  if (!stats.isFile()) return `${CONTENT_FILE} is no plain file. Nothing is written in its place.`;
  await access(file, constants.W_OK);
  return undefined;
}

/** Puts a file in place by a rename, so that a crash leaves the old one or the new one, whole. */
async function replaceFile(file: string, text: string) {
  const temporary = join(dirname(file), `.${basename(file)}.tmp`);
  await rm(temporary, { force: true });
  try {
    // Fails where something stands there again: nothing is written through a link.
    const handle = await open(temporary, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Checks the content that the dashboard sends and writes it to the content file below `root`, and nowhere else: only
 * where that file is still the one that the changes were made to.
 * @param onWrite Called with the new git hash before the file is there.
 */
export async function saveContent(
  root: string,
  { text, basis }: Pick<SaveRequest, 'text' | 'basis'>,
  parse: (text: string) => ParsedContent,
  onWrite: (hash: string) => void = () => undefined,
): Promise<SaveAnswer> {
  const parsed = parse(text);
  if ('errors' in parsed) return { status: 'invalid', errors: parsed.errors };
  const formatted = contentFileOf(parsed.work);
  const hash = await blobHash(new TextEncoder().encode(formatted));
  const file = join(root, CONTENT_FILE);
  try {
    const message = await obstacle(root);
    if (message) return { status: 'failed', message };
    const bytes = await bytesOf(file);
    const current = bytes ? await blobHash(bytes) : null;
    // The answer to an earlier try may have been lost.
    if (current === hash) return { status: 'saved', hash };
    if (current !== basis) {
      return {
        status: 'changed',
        disk: bytes && current ? { hash: current, text: bytes.toString('utf8') } : null,
      };
    }
    onWrite(hash);
    await replaceFile(file, formatted);
    return { status: 'saved', hash };
  } catch (error) {
    const code = codeOf(error);
    if (!code) throw error;
    return { status: 'failed', message: MESSAGES[code] ?? `The file system says ${code}.` };
  }
}
