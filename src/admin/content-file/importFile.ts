import type { Work } from '../../content/types';
import type { AppThunk } from '../../state/rootReducer';
import { contentImported } from '../../state/slices/contentFile';
import {
  importAbandoned,
  importHeldBack,
  importRefused,
  importStarted,
  selectContentImport,
} from '../../state/slices/contentImport';
import { selectOwner } from '../../state/slices/owner';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { forgetGone } from '../form/formMemory';
import { MAX_LISTED } from './ErrorList';
import { readContentFile } from './readContentFile';
import { selectSavePlace } from './savePlace';

/** Work from a file takes the place of all work. It is kept only once it is where the site is built from. */
export const importWork =
  (work: Work): AppThunk =>
  (dispatch, getState) => {
    const isUnsaved = selectSavePlace(getState()) !== 'download';
    dispatch(contentImported({ ...work, isUnsaved }));
    forgetGone(work);
  };

/**
 * Imports a content file where nothing is wrong with it and nothing would be lost. Does nothing where the owner has
 * chosen another file or left the dashboard meanwhile.
 */
export const importContent =
  (file: File): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { payload: id } = dispatch(importStarted());
    const read = await readContentFile(file, selectOwner(getState()).name);
    const current = selectContentImport(getState());
    if (current.status !== 'checking' || current.id !== id) return;
    if ('errors' in read) {
      const { errors } = read;
      const listed = errors.slice(0, MAX_LISTED);
      dispatch(importRefused({ errors: listed, errorCount: errors.length }));
    } else if (selectUnexportedCount(getState()) > 0) dispatch(importHeldBack(read.work));
    else dispatch(importWork(read.work));
  };

/** Drops the import and its outcome: an event only where there is one. */
export const abandonImport = (): AppThunk => (dispatch, getState) => {
  if (selectContentImport(getState()).status !== 'idle') dispatch(importAbandoned());
};
