import { keepEdits, restoreEdits } from '../../admin/edits/keepEdits';
import { importWithRetry } from '../../shared/importChunks';
import {
  contentFailed,
  contentLoaded,
  contentRequested,
  selectContentStatus,
  selectHasOwnContent,
  selectIsContentComplete,
} from '../../state/lists/content';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';

/**
 * Loads the content that only the owner sees, once. With own content, also restores the edits that this tab kept before a
 * reload. Never rejects: a failure is an action.
 */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: work } = await importWithRetry(() => import('virtual:owner-content'));
    const hasOwnContent = selectHasOwnContent(getState());
    const { name } = selectOwner(getState());
    const edits = hasOwnContent ? await restoreEdits(work.fileHash, name) : undefined;
    // After a reset by Redux DevTools two loads can overlap: the later one must not undo edits.
    if (selectIsContentComplete(getState())) return;
    dispatch(contentLoaded(work));
    if (edits) dispatch(edits);
    if (hasOwnContent) dispatch(keepEdits(work.fileHash));
  } catch {
    dispatch(contentFailed());
  }
};
