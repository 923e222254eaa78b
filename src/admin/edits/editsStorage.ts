import type { TypedByForm } from '../form/formMemory';

const KEY = 'edits';
const VERSION = 1;

/** What a reload of the tab would lose. */
interface StoredEdits {
  /** The git hashes of the content file that was edited: when the page was loaded, and when it was last saved. */
  fileHashes: (string | null)[];
  /** The edited content file; null if nothing was edited. */
  text: string | null;
  /** What was typed into forms and not sent. */
  typed: TypedByForm;
}

type Stored = StoredEdits & { version: number };

/** The edits that this tab kept before a reload. Returns `undefined` if there are none, or if another version of the site wrote them. */
export function readEdits(): StoredEdits | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Stored | null;
    return stored?.version === VERSION ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the edits for a reload of this tab, if the browser allows it. */
export function writeEdits(edits: StoredEdits) {
  const isEmpty = edits.text === null && Object.keys(edits.typed).length === 0;
  try {
    if (isEmpty) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...edits }));
  } catch {
    // Refused, or too much: the browser asks before the page is left (`unloadGuard.ts`).
  }
}
