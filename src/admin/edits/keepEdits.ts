import { importWithRetry } from '../../app/start/importChunks';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { AppThunk } from '../../state/rootReducer';
import { editsRestored } from '../../state/slices/contentFile';
import { editsDropped } from '../../state/slices/message';
import { selectSavedFile, selectHasEdits } from '../../state/slices/savedFile';
import { selectWork } from '../../state/work';
import { getTyped, restoreTyped } from '../form/formMemory';
import { readEdits, writeEdits } from './editsStorage';

/**
 * What is to be done with the edits that the tab kept before a reload: an action that takes them in, or says that they do
 * not fit the content file any more. What was typed into forms comes back at once.
 * @param fileHash The git hash of the content file that the page was built from.
 */
export async function findEdits(fileHash: string | null, artist: string) {
  const { fileHashes = [], text = null, typed = {} } = readEdits() ?? {};
  restoreTyped(typed);
  if (text === null) return undefined;
  if (!fileHashes.includes(fileHash)) {
    const hash = await blobHash(new TextEncoder().encode(text));
    return hash === fileHash ? undefined : editsDropped(text);
  }
  const { parseContent } = await importWithRetry(() => import('../../content/file/parseContent'));
  const parsed = parseContent(text, { artist });
  return 'errors' in parsed ? editsDropped(text) : editsRestored(parsed.work);
}

let stop = () => {};

/**
 * From now on keeps the edits whenever the page is hidden or left, which a reload does too.
 * @param fileHash The git hash of the content file that the page was built from.
 */
export const keepEdits =
  (fileHash: string | null): AppThunk =>
  (_dispatch, getState) => {
    function keep() {
      const state = getState();
      const work = selectHasEdits(state) ? selectWork(state) : undefined;
      const fileHashes = [fileHash, selectSavedFile(state).hash];
      writeEdits({ fileHashes, text: work ? formatContentFile(work) : null, typed: getTyped() });
    }
    stop();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    stop = () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  };
