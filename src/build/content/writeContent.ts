import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobHash } from '../../content/file/blobHash.ts';
import { formatContentFile } from '../../content/file/formatContentFile.ts';
import type { ParsedContent } from '../../content/file/parseContent.ts';
import type { ContentRequest, SaveAnswer } from '../../content/file/saveProtocol.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { describeError, ignoreMissing } from '../fileErrors.ts';
import { deletePictures } from './deletePictures.ts';
import { findLink, replaceFile } from './replaceFile.ts';
import { checkNewPictures } from './savePictures.ts';

/** The bytes of the content file; `undefined` if there is none. */
const readBytes = (root: string) => readFile(join(root, CONTENT_FILE)).catch(ignoreMissing);

/** The git hash of the content file; null if there is none. */
export async function contentHash(root: string): Promise<string | null> {
  const bytes = await readBytes(root);
  return bytes ? blobHash(bytes) : null;
}

/**
 * Checks content and writes it, if its pictures exist and the file still has one of the `baseHashes`. Then deletes
 * pictures.
 */
export async function writeContent(
  root: string,
  { text, baseHashes, pictures, deletions }: ContentRequest,
  parse: (text: string) => ParsedContent,
): Promise<SaveAnswer> {
  const parsed = parse(text);
  if ('errors' in parsed) return { status: 'invalid', errors: parsed.errors };
  const formatted = formatContentFile(parsed.work);
  try {
    const message =
      (await findLink(root, dirname(CONTENT_FILE))) ?? (await findLink(root, CONTENT_FILE));
    if (message) return { status: 'failed', message };
    const hash = await blobHash(formatted);
    const current = await contentHash(root);
    // They are equal if an earlier request saved the file and its response was lost.
    if (current === hash || baseHashes.includes(current)) {
      // Pictures first: the file names them.
      const refusal = await checkNewPictures(root, pictures);
      if (refusal) return refusal;
      const isUnchanged = async () => (await contentHash(root)) === current;
      if (await replaceFile(root, CONTENT_FILE, formatted, isUnchanged))
        return { status: 'saved', hash, kept: await deletePictures(root, deletions) };
    }
    const bytes = await readBytes(root);
    const disk = bytes ? { hash: await blobHash(bytes), text: bytes.toString('utf8') } : null;
    return { status: 'changed', disk };
  } catch (error) {
    return { status: 'failed', message: describeError(error, CONTENT_FILE) };
  }
}
