import type { UnknownAction } from '@reduxjs/toolkit';
import { readDrafts, writeDrafts } from '../../admin/drafts/draftsStorage';
import { importChunk } from '../../shared/importChunk';
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

/** The actions that restore the drafts stored in this browser. The demo stores none. */
const loadDrafts =
  (fileHash: string | null): AppThunk<Promise<UnknownAction[]>> =>
  async (_dispatch, getState) => {
    const stored = selectHasOwnContent(getState()) ? await readDrafts() : null;
    if (stored === null) return [];
    const { parseDrafts } = await importChunk(() => import('../../admin/drafts/parseDrafts'));
    const drafts = await parseDrafts(stored, fileHash, selectOwner(getState()).name);
    if (drafts.length === 0) await writeDrafts(null, stored).catch(() => undefined);
    return drafts;
  };

/**
 * Loads all content of the owner, once, and restores the drafts. Never rejects: an error is dispatched as an action.
 */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: work } = await importChunk(() => import('virtual:owner-content'));
    const drafts = await dispatch(loadDrafts(work.fileHash));
    // After a reset by Redux DevTools two loads can overlap. The later one must not undo edits.
    if (selectIsContentComplete(getState())) return;
    dispatch(contentLoaded(work));
    for (const draft of drafts) dispatch(draft);
  } catch {
    dispatch(contentFailed());
  }
};
