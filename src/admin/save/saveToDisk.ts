import { formatContentFile } from '../../content/file/formatContentFile';
import {
  SAVE_ANSWER_EVENT,
  SAVE_EVENT,
  SAVED_EVENT,
  type SaveAnswer,
  type SaveRequest,
} from '../../content/file/saveProtocol';
import { CONTENT_FILE } from '../../content/filePaths';
import { selectWork } from '../../state/lists/lists';
import { importOperation, saveOperation } from '../../state/owner/operations';
import { selectFileHash } from '../../state/owner/savedWork';
import type { AppDispatch, AppThunk } from '../../state/rootReducer';
import { loadSavedContent } from '../content-file/contentFile';
import { createInvalidError, runOperation } from '../operations/runOperation';
import { toBase64 } from '../operations/toBase64';
import { collectPictures } from '../pictures/collectPictures';

/** Timeout for the answer, in milliseconds: a file of 20 MB full of links takes most of it on a slow machine. */
const TIMEOUT_MS = 120_000;

/** Asks the dev server to write the content file. Always resolves. */
const askDevServer = (request: SaveRequest): Promise<SaveAnswer> =>
  new Promise((resolve) => {
    function end(answer: SaveAnswer) {
      clearTimeout(timer);
      import.meta.hot?.off(SAVE_ANSWER_EVENT, end);
      resolve(answer);
    }
    const timer = setTimeout(() => {
      end({ status: 'failed', message: 'The dev server does not answer. Is it still running?' });
    }, TIMEOUT_MS);
    import.meta.hot?.on(SAVE_ANSWER_EVENT, end);
    import.meta.hot?.send(SAVE_EVENT, request);
  });

/** Makes the dev server write the content file, unless it has changed to another hash than the one to overwrite. */
export const saveContent =
  (overwrites?: string | null): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      runOperation(saveOperation, { overwrites }, async () => {
        const work = selectWork(getState());
        const baseHash = overwrites === undefined ? selectFileHash(getState()) : overwrites;
        const text = formatContentFile(work);
        const pictures = (await dispatch(collectPictures(text))).map(({ path, bytes }) => ({
          path,
          contents: toBase64(bytes),
        }));
        const answer = await askDevServer({ text, baseHash, pictures });
        switch (answer.status) {
          case 'saved':
            return saveOperation.succeeded({ work, hash: answer.hash, isFirst: baseHash === null });
          case 'changed':
            return saveOperation.conflicted(answer.disk ?? { hash: null });
          case 'invalid':
            return saveOperation.failed(createInvalidError(answer.errors, 'saved'));
          case 'failed':
            return saveOperation.failed({ kind: 'other', message: answer.message });
        }
      }),
    );

/** Offers to load the file that another tab saves. Returns a function that ends this. */
export function watchSaves(dispatch: AppDispatch): () => void {
  const offer = (file: { hash: string; text: string }) =>
    void dispatch(saveOperation.conflicted(file));
  import.meta.hot?.on(SAVED_EVENT, offer);
  return () => import.meta.hot?.off(SAVED_EVENT, offer);
}

/** Loads the file on disk into the store. */
export const loadFile =
  (text: string, hash: string): AppThunk<Promise<void>> =>
  (dispatch) =>
    dispatch(
      runOperation(importOperation, { file: CONTENT_FILE }, () =>
        dispatch(loadSavedContent(text, hash)),
      ),
    );
