import type { Work } from '../../content/types';
import type { AppThunk } from '../../state/rootReducer';
import { contentImported, importHeldBack, importRefused } from '../../state/slices/contentFile';
import { selectOwner } from '../../state/slices/owner';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { readContentFile } from './readContentFile';
import { selectSavePlace } from './savePlace';

/** Why a chosen file is not imported: it is refused, or held back because changes would be lost. */
export type ImportOutcome = { errors: string[] } | { heldBack: Work };

/** Work from a file takes the place of all work. It is kept only once it is where the site is built from. */
export const importWork =
  (work: Work): AppThunk =>
  (dispatch, getState) => {
    const isUnsaved = selectSavePlace(getState()) !== 'download';
    dispatch(contentImported({ ...work, isUnsaved }));
  };

/** Imports a content file where nothing is wrong with it and nothing would be lost. */
export const importContent =
  (file: File): AppThunk<Promise<ImportOutcome | undefined>> =>
  async (dispatch, getState) => {
    const read = await readContentFile(file, selectOwner(getState()).name);
    if ('errors' in read) {
      dispatch(importRefused({ errorCount: read.errors.length, firstError: read.errors[0] }));
      return read;
    }
    const unexportedCount = selectUnexportedCount(getState());
    if (unexportedCount > 0) {
      dispatch(importHeldBack({ unexportedCount }));
      return { heldBack: read.work };
    }
    dispatch(importWork(read.work));
    return undefined;
  };
