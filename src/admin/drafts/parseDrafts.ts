import { z } from 'zod';
import { blobHash } from '../../content/file/blobHash';
import { parseContent } from '../../content/file/parseContent';
import { draftsRestored } from '../../state/lists/content';
import { typedRestored } from '../../state/owner/drafts';
import { editsDropped } from '../../state/owner/message';

const storedDrafts = z.object({
  version: z.literal(1),
  /** The git hashes of the content file that was edited: when the page was built, and when it was last saved. */
  fileHashes: z.array(z.string().nullable()),
  /** The edited content file; null if nothing was edited. */
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
 * The actions that restore what was stored, or that report edits that do not fit the content file any more. None for what
 * another version of the site has stored.
 * @param fileHash The git hash of the content file that the page was built from.
 */
export async function parseDrafts(stored: string, fileHash: string | null, artist: string) {
  const drafts = parseStored(stored);
  if (!drafts) return [];
  const { fileHashes, text, typed } = drafts;
  const restored = Object.keys(typed).length > 0 ? [typedRestored(typed)] : [];
  // The file may be the edited one, exported or published before the reload: then nothing is lost.
  if (text === null || (await blobHash(new TextEncoder().encode(text))) === fileHash)
    return restored;
  const parsed = parseContent(text, { artist });
  const fits = fileHashes.includes(fileHash) && 'work' in parsed;
  return [...restored, fits ? draftsRestored(parsed.work) : editsDropped(text)];
}
