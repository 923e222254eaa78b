import type { AppThunk } from '../../state/rootReducer';
import {
  contentFailed,
  contentLoaded,
  contentRequested,
  selectContentStatus,
  selectIsContentComplete,
} from '../../state/slices/contentFile';
import { importWithRetry } from '../start/importWithRetry';

/** Fetches what only the owner sees, unless it is here or on its way. Never rejects: a failure is an event. */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: work } = await importWithRetry(() => import('virtual:owner-content'));
    // A second copy would bring back what was deleted meanwhile.
    if (!selectIsContentComplete(getState())) dispatch(contentLoaded(work));
  } catch {
    dispatch(contentFailed());
  }
};
