import type { RootState } from '../rootReducer';
import { selectTyped } from './forms';
import { publishOperation } from './operations';
import { selectPicturesToDelete } from './pictures/pictureSelectors';
import { selectEditCount, selectIsUnconfirmed } from './savedWork';

/** The number of unsaved changes: in all lists, and one for each picture to delete. */
export const selectChangeCount = (state: RootState): number =>
  selectEditCount(state) + selectPicturesToDelete(state).length;

/** Whether the page has changes that the last confirmed version lacks. */
export const selectHasChanges = (state: RootState): boolean =>
  selectChangeCount(state) > 0 || selectIsUnconfirmed(state);

/** Whether there are unsaved changes or unsent texts, or Publish waits for the response of GitHub. */
export const selectHasUnsaved = (state: RootState): boolean =>
  selectChangeCount(state) > 0 ||
  Object.keys(selectTyped(state)).length > 0 ||
  publishOperation.select(state).status === 'running';
