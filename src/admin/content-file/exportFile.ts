import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { wait } from '../../shared/wait';
import { selectWork } from '../../state/lists/lists';
import { selectDroppedEdits } from '../../state/owner/message';
import { exportOperation } from '../../state/owner/operations';
import { selectSaveTarget } from '../../state/owner/saveTarget';
import type { AppThunk } from '../../state/rootReducer';
import { mergeEdits } from '../drafts/mergeEdits';
import { runOperation } from '../operations/runOperation';
import { collectPictures } from '../pictures/collectPictures';
import { loadParser } from './loadParser';

const CONTENT_NAME = 'content.json';

/** Between two downloads, in milliseconds: Chromium drops all after the tenth in a second. */
const DOWNLOAD_PAUSE_MS = 150;

/** Downloads a file of this content. */
export function download(name: string, content: BlobPart, type?: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download starts after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Downloads a content file, and the new pictures that it names. */
export const downloadContent =
  (name: string, text: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    download(name, text, 'application/json');
    for (const { path, bytes } of await dispatch(collectPictures(text))) {
      await wait(DOWNLOAD_PAUSE_MS);
      download(path.split('/').at(-1) ?? path, new Uint8Array(bytes));
    }
  };

/** Downloads all work and its new pictures. It then counts as saved if exports are the only way to save it. */
export const exportContent = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  dispatch(
    runOperation(exportOperation, async () => {
      const work = selectWork(getState());
      const text = formatContentFile(work);
      await dispatch(downloadContent(CONTENT_NAME, text));
      // A copy has no hash, so that it does not count as saved.
      const isCopy = selectSaveTarget(getState()) !== 'download';
      return exportOperation.succeeded({ work, ...(!isCopy && { hash: await blobHash(text) }) });
    }),
  );

/** Downloads the dropped edits, merged with the work in the store. */
export const downloadDropped = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const state = getState();
  const parse = await loadParser(state);
  for (const [index, edits] of selectDroppedEdits(state).entries()) {
    const name = index ? `edits-${index + 1}.json` : 'edits.json';
    await dispatch(downloadContent(name, mergeEdits(edits, selectWork(state), parse)));
  }
};
