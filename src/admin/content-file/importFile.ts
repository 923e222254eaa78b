import type { UnknownAction } from '@reduxjs/toolkit';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { Work } from '../../content/types';
import { contentImported, savedContentLoaded } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { selectChangeCount } from '../../state/owner/changes';
import { countEdits } from '../../state/owner/compareLists';
import { droppedEditsDiscarded, editsDropped, selectDroppedEdits } from '../../state/owner/message';
import { importOperation } from '../../state/owner/operations';
import { selectIsOwnWork } from '../../state/owner/ownWork';
import { selectEditCount, selectSavedWork } from '../../state/owner/savedWork';
import { selectSaveWords } from '../../state/owner/saveTarget';
import type { AppThunk, RootState } from '../../state/rootReducer';
import { hasEdits } from '../drafts/mergeEdits';
import { formatCount } from '../formatCount';
import { checkContent } from '../operations/checkContent';
import { OperationFailure, runOperation } from '../operations/runOperation';
import { importPictures } from '../pictures/importPictures';
import { removePictures } from '../pictures/storedPictures';
import { describeChanges } from '../publish/describeChanges';
import { loadParser } from './loadParser';

/** Asks before `work` replaces unsaved changes or other work of the owner. Returns whether to go on. */
function confirmImport(state: RootState, work: Work): boolean {
  const current = selectWork(state);
  const count = selectChangeCount(state);
  const isSame = countEdits(current, work) === 0;
  if (count === 0 && (isSame || !selectIsOwnWork(state))) return true;
  const unsaved = `${formatCount(count, 'change')} not ${selectSaveWords(state).saved} yet`;
  const replaced = count > 0 ? `your work and ${unsaved}` : 'your work';
  const changes = describeChanges(current, work, 0);
  return window.confirm(`Replace ${replaced} with this file? Changes in the file: ${changes}.`);
}

/**
 * Checks and imports a content file, with the new pictures chosen beside it. Of two imports at a time, the later one
 * wins.
 */
export const importContent =
  (files: readonly File[]): AppThunk<Promise<void>> =>
  (dispatch, getState) =>
    dispatch(
      runOperation(importOperation, async (isCurrent) => {
        const [file, another] = files.filter(({ name }) => /\.json$/i.test(name));
        if (!file || another) {
          const message = 'Choose one content file (.json), alone or with its pictures.';
          throw new OperationFailure({ kind: 'other', message });
        }
        const bytes = await file.arrayBuffer().catch(() => {
          throw new OperationFailure({ kind: 'other', message: 'The file could not be read.' });
        });
        const text = new TextDecoder().decode(bytes);
        const pictures = await dispatch(importPictures(files, text, isCurrent));
        try {
          const work = await checkContent(bytes, 'imported', getState());
          // An outdated import asks nothing, and its pictures stay: the later one may name them.
          if (isCurrent() && !confirmImport(getState(), work)) {
            dispatch(removePictures(pictures));
            return importOperation.dismissed();
          }
          const parse = await loadParser(getState());
          const dropped = selectDroppedEdits(getState());
          // One of several is kept too: the files of the others lack it.
          const hasAll = dropped.length > 0 && hasEdits(work, dropped, parse);
          return [contentImported(work), ...(hasAll ? [droppedEditsDiscarded()] : [])];
        } catch (error) {
          dispatch(removePictures(pictures));
          throw error;
        }
      }),
    );

/**
 * Creates the actions that replace the work in the store with that of the saved file. The changes made in this dashboard
 * stay in a file that the owner can download.
 */
export const loadSavedContent =
  (text: string, hash: string): AppThunk<Promise<UnknownAction[]>> =>
  async (_dispatch, getState) => {
    const work = await checkContent(text, 'loaded', getState());
    const state = getState();
    const loaded = savedContentLoaded({ ...work, fileHash: hash });
    if (selectEditCount(state) === 0) return [loaded];
    const { work: saved } = selectSavedWork(state);
    const base = saved && formatContentFile(saved);
    return [loaded, editsDropped({ text: formatContentFile(selectWork(state)), base })];
  };
