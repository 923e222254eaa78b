import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { draftsRestored } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { editsDropped, selectDroppedEdits } from '../../state/owner/message';
import { selectSavedFile, selectHasEdits } from '../../state/owner/savedFile';
import type { AppThunk } from '../../state/rootReducer';
import { loadParser } from '../content-file/loadParser';
import { getTyped, restoreTyped } from '../form/formMemory';
import { readEdits, writeEdits } from './editsStorage';

/**
 * Reads the edits that the tab kept before a reload, and restores what was typed into forms. Returns an action that
 * restores the edits, or one that reports that they do not fit the content file any more; `undefined` without edits.
 * @param fileHash The git hash of the content file that the page was built from.
 */
export async function restoreEdits(fileHash: string | null, artist: string) {
  const { fileHashes = [], text = null, typed = {} } = readEdits() ?? {};
  restoreTyped(typed);
  if (text === null) return undefined;
  if (!fileHashes.includes(fileHash)) {
    // The file may be the edited one, exported or published before the reload: then nothing is lost.
    const hash = await blobHash(new TextEncoder().encode(text));
    return hash === fileHash ? undefined : editsDropped(text);
  }
  const { parseContent } = await loadParser();
  const parsed = parseContent(text, { artist });
  return 'errors' in parsed ? editsDropped(text) : draftsRestored(parsed.work);
}

let stop = () => {};

/**
 * Starts to keep the edits whenever the page is hidden or left, as by a reload. Replaces an earlier start.
 * @param fileHash The git hash of the content file that the page was built from.
 */
export const keepEdits =
  (fileHash: string | null): AppThunk =>
  (_dispatch, getState) => {
    function keep() {
      const state = getState();
      const work = selectHasEdits(state) ? selectWork(state) : undefined;
      const text = work ? formatContentFile(work) : (selectDroppedEdits(state) ?? null);
      // Edits that were left out fit no content file.
      const fileHashes = work ? [fileHash, selectSavedFile(state).hash] : [];
      writeEdits({ fileHashes, text, typed: getTyped() });
    }
    stop();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    stop = () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  };
