import type { AppThunk } from '../../state/rootReducer';
import {
  contentFailed,
  contentLoaded,
  contentRequested,
  selectContentStatus,
  selectIsContentComplete,
} from '../../state/slices/contentFile';
import { importWithRetry } from '../start/importChunks';

/** Loads the content that only the owner sees, once. Never rejects: a failure is an action. */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: work } = await importWithRetry(() => import('virtual:owner-content'));
    // After a reset by Redux DevTools two loads can overlap: the later one must not undo edits.
    if (!selectIsContentComplete(getState())) dispatch(contentLoaded(work));
  } catch {
    dispatch(contentFailed());
  }
};
