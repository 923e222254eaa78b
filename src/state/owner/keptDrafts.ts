import { selectHasOwnContent, selectIsOwnContentComplete } from '../lists/content';
import type { RootState } from '../rootReducer';
import { selectFileHash } from './savedWork';
import { selectSavePlace } from './savePlace';

/** Whether the browser may have drafts: of own content, or of a demo that was published and is not built yet. */
export const selectMayHaveDrafts = (state: RootState) =>
  selectHasOwnContent(state) || selectSavePlace(state) === 'repository';

/**
 * Whether drafts are kept: those of own content, and of placeholder work once it is saved or published. An export does not
 * count: a page cannot tell whether its file was kept.
 */
export const selectKeepsDrafts = (state: RootState) =>
  selectIsOwnContentComplete(state) ||
  (selectSavePlace(state) !== 'download' && selectFileHash(state) !== null);
