import { blobHash } from '../../content/file/blobHash';
import { parseWork } from '../../content/file/parseContent';
import { z } from '../../content/file/zod';
import type { BuiltPictures } from '../../content/images';
import { contentLoaded, draftsRestored, type SavedContent } from '../../state/lists/content';
import { typedRestored } from '../../state/owner/forms';
import { editsDropped } from '../../state/owner/message';
import { contentSent } from '../../state/owner/savedWork';
import { hasEdits } from './mergeEdits';

const textsOfForms = z.record(z.string(), z.record(z.string(), z.string()));

/** Without a base if an earlier version of the dashboard stored them. */
const droppedEdits = z.union([
  z.object({ text: z.string(), base: z.string().nullable() }),
  z.string().transform((text) => ({ text, base: null })),
]);

const storedDrafts = z.object({
  version: z.literal(1),
  /** The git hashes of the content file, from the build of the page to the last read or write. */
  fileHashes: z.array(z.string().nullable()),
  /** Those of newer files, which may have been written without an answer. */
  sentHashes: z.array(z.string()).default([]),
  /** The last saved content file; null if the page was built from it, without edits and without later sent files. */
  saved: z.string().nullable().default(null),
  /** The edited content file; null without edits. */
  text: z.string().nullable(),
  /** Edits that fit no later file. */
  dropped: z.array(droppedEdits).default([]),
  /** The new pictures of the tab, so that no other tab deletes them. */
  pictures: z.array(z.string()).default([]),
  typed: textsOfForms,
  typedOver: textsOfForms.default({}),
});

export type StoredDrafts = z.output<typeof storedDrafts>;

function parseStored(stored: string): StoredDrafts {
  try {
    return storedDrafts.parse(JSON.parse(stored));
  } catch {
    return storedDrafts.parse({ version: 1, fileHashes: [], text: null, typed: {} });
  }
}

/** Whether stored drafts have unsaved or dropped edits, or unsent texts. */
export function hasUnsavedWork(stored: string): boolean {
  const { text, dropped, typed } = parseStored(stored);
  return text !== null || dropped.length > 0 || Object.keys(typed).length > 0;
}

/**
 * The actions that load the content and restore the stored drafts, or report edits that the content file neither has nor
 * fits, including those reported before. Unreadable drafts count as none.
 */
export async function parseDrafts(
  stored: string,
  built: SavedContent & { pictures?: BuiltPictures },
  artist: string,
) {
  const { fileHashes, sentHashes, saved, text, dropped, typed, typedOver } = parseStored(stored);
  const { fileHash, pictures } = built;
  // A deployed page may be older than the edits. Under the dev server, an older file was put back on purpose.
  const isConfirmed = !import.meta.env.DEV && fileHashes.includes(fileHash);
  // A confirmed file may have been sent again, as an edit.
  const sentIndex = isConfirmed ? -1 : sentHashes.indexOf(fileHash ?? '');
  const isLatest = fileHashes.at(-1) === fileHash || sentIndex >= 0;
  const isKnown = isLatest || isConfirmed;
  const parse = (file: string | null) => parseWork(file, artist);
  // The last published file may not be built yet.
  const newest = isKnown && !isLatest ? parse(saved) : undefined;
  const loaded = newest
    ? {
        ...newest,
        ...(pictures && { pictures }),
        fileHash: fileHashes.at(-1) ?? null,
        olderHashes: fileHashes.slice(0, -1),
      }
    : built;
  // Edits that were exported or published before the reload may be in the file already.
  // If a sent file was written, a return to the saved one is an edit.
  const edits = text ?? (sentIndex >= 0 ? saved : null);
  const isEdited = edits !== null && (await blobHash(edits)) !== loaded.fileHash;
  const restored = isKnown && isEdited ? parse(edits) : undefined;
  const lost = isEdited && !restored ? [{ text: edits, base: saved }] : [];
  // The file may have the edits by now. A later edit of a field does not count: it may have started without the earlier.
  const stillDropped = [...dropped, ...lost].filter((each) => !hasEdits(loaded, [each], parse));
  const newer = isKnown ? sentHashes.slice(sentIndex + 1) : [];
  return [
    contentLoaded(loaded),
    ...newer.map((hash) => contentSent(hash)),
    ...(Object.keys(typed).length > 0 ? [typedRestored({ typed, typedOver })] : []),
    ...(restored ? [draftsRestored(restored)] : []),
    ...stillDropped.map((each) => editsDropped(each)),
  ];
}
