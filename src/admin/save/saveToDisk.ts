import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { selectWork } from '../../state/lists/lists';
import { importOperation, saveOperation } from '../../state/owner/operations';
import { contentRefused, contentSent, selectBaseHashes } from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import { download } from '../content-file/exportFile';
import { loadSavedContent } from '../content-file/importFile';
import { createInvalidError } from '../operations/checkContent';
import { runOperation } from '../operations/runOperation';
import { collectDeletions, collectPictures } from '../pictures/collectPictures';
import { removePictures } from '../pictures/storedPictures';
import { sendContent } from './sendContent';

/** Makes the dev server save. `overwrites` is the hash that the file must have: null for no file, absent for the last known. */
export const saveContent =
  (overwrites?: string | null): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      runOperation(saveOperation, async () => {
        const state = getState();
        const work = selectWork(state);
        const baseHashes = selectBaseHashes(state, overwrites);
        const text = formatContentFile(work);
        const pictures = await dispatch(collectPictures(text));
        dispatch(contentSent(await blobHash(text)));
        const deletions = await dispatch(collectDeletions());
        const answer = await sendContent({ text, baseHashes, deletions }, pictures);
        switch (answer.status) {
          case 'saved': {
            const { hash, kept = {} } = answer;
            const deleted = deletions.filter((path) => !kept[path]);
            const written = pictures.map(({ name }) => name);
            dispatch(removePictures(deleted));
            const saved = saveOperation.succeeded({ work, hash, deleted, written });
            const message = Object.entries(kept)
              .map(([path, reason]) => `public/${path} was not deleted. ${reason}`)
              .join(' ');
            return message
              ? [saved, saveOperation.failed({ kind: 'picturesKept', message })]
              : saved;
          }
          case 'changed':
            dispatch(contentRefused());
            return saveOperation.conflicted(answer.disk ?? { hash: null });
          case 'invalid':
            dispatch(contentRefused());
            return saveOperation.failed(createInvalidError(answer.errors, 'saved'));
          case 'failed':
            return saveOperation.failed({ kind: 'other', message: answer.message });
        }
      }),
    );

/** Saves over the file on disk, which has this hash (null: no file). Downloads its text first, if given. */
export const overwriteFile =
  (hash: string | null, text?: string): AppThunk<Promise<void>> =>
  (dispatch) => {
    if (text !== undefined) download('content-replaced.json', text, 'application/json');
    return dispatch(saveContent(hash));
  };

/** Replaces the work in the store with that of the file on disk. */
export const loadFile =
  (text: string, hash: string): AppThunk<Promise<void>> =>
  (dispatch) =>
    dispatch(runOperation(importOperation, () => dispatch(loadSavedContent(text, hash))));
