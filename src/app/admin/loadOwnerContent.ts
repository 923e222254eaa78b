import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { ownerContentArrived, selectIsContentComplete } from '../../state/content';
import type { RootState } from '../../state/rootReducer';
import { importWithRetry } from '../start/importWithRetry';

/** Fetches what only the owner sees, once: a second copy would bring back what was deleted meanwhile. */
export const loadOwnerContent =
  (): ThunkAction<Promise<void>, RootState, undefined, UnknownAction> =>
  async (dispatch, getState) => {
    if (selectIsContentComplete(getState())) return;
    const { default: work } = await importWithRetry(() => import('virtual:owner-content'));
    if (!selectIsContentComplete(getState())) dispatch(ownerContentArrived(work));
  };
