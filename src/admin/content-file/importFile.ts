import { formatContentFile } from '../../content/file/formatContentFile';
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
import { selectWork } from '../../state/work';
import { forgetGone } from '../form/formMemory';
import { downloadText } from './downloadText';
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
 * The work of the file that is on the disk or in the repository takes the place of all work here, which is downloaded
 * first: it can be imported again.
 * @param fileHash The git hash of the file.
 */
export const loadSavedWork =
  (work: Work, fileHash: string): AppThunk =>
  (dispatch, getState) => {
    // As it is by now: changes can be made while the file is fetched.
    const mine = selectWork(getState());
    if (mine) downloadText('content.json', formatContentFile(mine));
    dispatch(contentImported({ ...work, fileHash }));
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
