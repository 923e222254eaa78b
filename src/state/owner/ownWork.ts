import { selectHasOwnContent, selectIsOwnContentComplete } from '../lists/content';
import type { RootState } from '../rootReducer';
import { selectBaseHashes } from './savedWork';
import { selectSaveTarget } from './saveTarget';

/** Whether the browser may have drafts: of own content, or of a demo that was published and is not built yet. */
export const selectMayHaveDrafts = (state: RootState) =>
  selectHasOwnContent(state) || selectSaveTarget(state) === 'repository';

/**
 * Whether the work is the owner's, so that none of it is lost without a question: own content, and placeholder work from
 * its first Save or Publish on, even without an answer. An export does not count: a page cannot tell whether its file was
 * kept.
 */
export const selectIsOwnWork = (state: RootState) =>
  selectIsOwnContentComplete(state) ||
  (selectSaveTarget(state) !== 'download' && selectBaseHashes(state).some((hash) => hash !== null));
