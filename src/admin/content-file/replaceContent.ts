import { contentImported, savedContentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { importOperation } from '../../state/owner/operations';
import { selectChangeCount } from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import {
  checkContent,
  createInvalidError,
  OperationFailure,
  runOperation,
} from '../operations/runOperation';
import { downloadWork } from './download';

/** Enough for more than ten thousand posts. Keeps the browser from parsing a huge file of another kind. */
const MAX_MEGABYTES = 20;

async function readContentFile(file: File): Promise<ArrayBuffer> {
  const refuse = (error: string) => new OperationFailure(createInvalidError([error], 'imported'));
  if (file.size === 0) throw refuse('The file is empty.');
  if (file.size > MAX_MEGABYTES * 1e6)
    throw refuse(`The file is larger than ${MAX_MEGABYTES} MB, the limit for content files.`);
  return file.arrayBuffer().catch(() => {
    throw refuse('The file could not be read.');
  });
}

/** Checks and imports a content file; asks before it replaces unsaved changes. Of two files, the last counts. */
export const importContent =
  (file: File): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      runOperation(importOperation, async () => {
        const work = await checkContent(await readContentFile(file), 'imported', getState());
        return selectChangeCount(getState()) > 0
          ? importOperation.conflicted(work)
          : contentImported(work);
      }),
    );

/** Creates the action that replaces all work with the saved file. First downloads the work in the store. */
export const loadSavedContent =
  (text: string, fileHash: string): AppThunk<Promise<ReturnType<typeof savedContentLoaded>>> =>
  async (_dispatch, getState) => {
    const work = await checkContent(text, 'loaded', getState());
    const mine = selectWork(getState());
    if (mine) downloadWork(mine);
    return savedContentLoaded({ ...work, fileHash });
  };
