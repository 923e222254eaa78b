import type { Work } from '../../content/types';
import type { AppThunk } from '../../state/rootReducer';
import { contentImported, importHeldBack, importRefused } from '../../state/slices/contentFile';
import { selectOwner } from '../../state/slices/owner';
import { selectUnexportedCount } from '../../state/unexported';
import { readContentFile } from './readContentFile';

/** What a chosen file came to: refused, held back because changes would be lost, or imported. */
export type ImportOutcome = { errors: string[] } | { heldBack: Work } | { imported: Work };

/** Imports a content file where nothing is wrong with it and nothing would be lost. */
export const importContent =
  (file: File): AppThunk<Promise<ImportOutcome>> =>
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
    dispatch(contentImported(read.work));
    return { imported: read.work };
  };
