import { z } from 'zod';
import { blobHash } from '../../content/file/blobHash';
import { parseContent } from '../../content/file/parseContent';
import { draftsRestored } from '../../state/lists/content';
import { typedRestored } from '../../state/owner/drafts';
import { editsDropped } from '../../state/owner/message';

const storedDrafts = z.object({
  version: z.literal(1),
  /** The git hashes of the edited content file: at the build of the page, and at the last save. */
  fileHashes: z.array(z.string().nullable()),
  /** The edited content file; null without edits. */
  text: z.string().nullable(),
  typed: z.record(z.string(), z.record(z.string(), z.string())),
});

export type StoredDrafts = z.output<typeof storedDrafts>;

function parseStored(stored: string): StoredDrafts | undefined {
  try {
    return storedDrafts.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/**
 * The actions that restore the stored drafts, or report edits that no longer fit the content file. None for drafts
 * stored by another version of the site.
 * @param fileHash The git hash of the content file at the build of the page.
 */
export async function parseDrafts(stored: string, fileHash: string | null, artist: string) {
  const drafts = parseStored(stored);
  if (!drafts) return [];
  const { fileHashes, text, typed } = drafts;
  const restored = Object.keys(typed).length > 0 ? [typedRestored(typed)] : [];
  // Edits that were exported or published before the reload are in the file already.
  if (text === null || (await blobHash(new TextEncoder().encode(text))) === fileHash)
    return restored;
  const parsed = parseContent(text, { artist });
  const fits = fileHashes.includes(fileHash) && 'work' in parsed;
  return [...restored, fits ? draftsRestored(parsed.work) : editsDropped(text)];
}
