import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
import { z } from '../../content/file/zod';
import type { BuiltPictures } from '../../content/images';
import { contentLoaded, draftsRestored, type SavedContent } from '../../state/lists/content';
import { typedRestored } from '../../state/owner/forms';
import { mergeWork } from '../../state/owner/mergeWork';
import { editsDropped } from '../../state/owner/message';
import { contentSent } from '../../state/owner/savedWork';

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

/** Whether stored drafts have work that is neither saved nor sent. */
export function hasUnsavedWork(stored: string): boolean {
  const { text, dropped, typed } = parseStored(stored);
  return text !== null || dropped.length > 0 || Object.keys(typed).length > 0;
}

/**
 * The actions that load the content and restore the stored drafts, or report edits that do not fit the content file,
 * merged with it, as are those reported before. Unreadable drafts count as none.
 */
export async function parseDrafts(
  stored: string,
  built: SavedContent & { pictures?: BuiltPictures },
  artist: string,
) {
  const { fileHashes, sentHashes, saved, text, dropped, typed, typedOver } = parseStored(stored);
  const { fileHash, pictures } = built;
  const sentIndex = sentHashes.indexOf(fileHash ?? '');
  const isLatest = fileHashes.at(-1) === fileHash || sentIndex >= 0;
  // A deployed page may be older than the edits. Under the dev server, an older file was put back on purpose.
  const isKnown = isLatest || (!import.meta.env.DEV && fileHashes.includes(fileHash));
  const parse = (file: string | null) => {
    const parsed = file !== null && parseContent(file, { artist });
    return parsed && 'work' in parsed ? parsed.work : undefined;
  };
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
  const drop = ({ text, base }: (typeof dropped)[number]) => {
    const current = formatContentFile(loaded);
    const [before, ours] = [parse(base), parse(text)];
    const merged = before && ours && formatContentFile(mergeWork(before, ours, loaded));
    // The edits may be in the file by now.
    if (merged === current) return [];
    // The merged file may be invalid, as with two changes that exclude each other. The edits alone are valid.
    return merged && parse(merged) ? editsDropped(merged, current) : editsDropped(text, base);
  };
  const newer = isKnown ? sentHashes.slice(sentIndex + 1) : [];
  return [
    contentLoaded(loaded),
    ...newer.map((hash) => contentSent(hash)),
    ...(Object.keys(typed).length > 0 ? [typedRestored({ typed, typedOver })] : []),
    ...(restored ? [draftsRestored(restored)] : []),
    ...[...dropped, ...lost].flatMap(drop),
  ];
}
