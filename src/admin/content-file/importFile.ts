import { formatContentFile } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';
import { contentImported, savedContentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import {
  importAbandoned,
  importHeldBack,
  importRefused,
  importStarted,
  selectContentImport,
} from '../../state/owner/contentImport';
import { selectChangeCount } from '../../state/owner/savedFile';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { forgetGone } from '../form/formMemory';
import { downloadText } from './downloadText';
import { MAX_LISTED } from './ErrorList';
import { readContentFile } from './readContentFile';

/** Replaces all work by that of a file that the owner chose. */
export const importWork =
  (work: Work): AppThunk =>
  (dispatch) => {
    dispatch(contentImported(work));
    forgetGone(work);
  };

/**
 * Replaces all work by that of the content file on the disk or in the repository. The work in the store is downloaded
 * first, so that it can be imported again.
 * @param fileHash The git hash of the file.
 */
export const loadSavedWork =
  (work: Work, fileHash: string): AppThunk =>
  (dispatch, getState) => {
    // Read here and not before the fetch, during which the owner may have made changes.
    const mine = selectWork(getState());
    if (mine) downloadText('content.json', formatContentFile(mine));
    dispatch(savedContentLoaded({ ...work, fileHash }));
    forgetGone(work);
  };

/**
 * Checks a content file, and imports it if it has no errors and replaces no changes. Does nothing if the owner has chosen
 * another file or left the dashboard meanwhile.
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
    } else if (selectChangeCount(getState()) > 0) dispatch(importHeldBack(read.work));
    else dispatch(importWork(read.work));
  };

/** Drops the import and its result. Dispatches only if there is one. */
export const abandonImport = (): AppThunk => (dispatch, getState) => {
  if (selectContentImport(getState()).status !== 'idle') dispatch(importAbandoned());
};
