import type { UnknownAction } from '@reduxjs/toolkit';
import { readDrafts } from '../../admin/drafts/draftsStorage';
import { restorePictures } from '../../admin/pictures/storedPictures';
import { followBuild } from '../../admin/publish/followBuild';
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

/** Loads all content of the owner once, with the stored drafts. Never rejects: an error is dispatched as an action. */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: built } = await importChunk(() => import('virtual:owner-content'));
    const isOwn = selectHasOwnContent(getState());
    const stored = isOwn ? await readDrafts() : null;
    const pictures = isOwn ? [await restorePictures(built)] : [];
    let actions: UnknownAction[] = [contentLoaded(built)];
    if (stored !== null) {
      const { parseDrafts } = await importChunk(() => import('../../admin/drafts/parseDrafts'));
      actions = await parseDrafts(stored, built, selectOwner(getState()).name);
    }
    // After a reset by Redux DevTools two loads can overlap. The later one must not undo edits.
    if (selectIsContentComplete(getState())) return;
    for (const action of [...actions, ...pictures]) dispatch(action);
    // The work may have been published before a reload.
    void dispatch(followBuild());
  } catch {
    dispatch(contentFailed());
  }
};
