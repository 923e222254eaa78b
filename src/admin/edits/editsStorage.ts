import type { TypedByForm } from '../form/formMemory';

const KEY = 'edits';
const VERSION = 1;

/** What a reload of the tab would lose. */
export interface StoredEdits {
  /** The git hashes of the content files that the edits were made on: as the page was loaded, and as last saved. */
  fileHashes: (string | null)[];
  /** The edited content file; null if nothing was edited. */
  text: string | null;
  /** What was typed and not sent. */
  typed: TypedByForm;
}

type Stored = StoredEdits & { version: number };

/** What the last page of this tab kept. Gives `undefined` if that is nothing, or of another version of the site. */
export function readEdits(): StoredEdits | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return stored?.version === VERSION ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the edits for a reload of this tab. A browser that refuses keeps nothing; it asks before the page is left. */
export function writeEdits(edits: StoredEdits) {
  const isEmpty = edits.text === null && Object.keys(edits.typed).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...edits }));
  } catch {
    // Refused, or too much: the browser asks before the page is left (`unloadGuard.ts`).
  }
}
