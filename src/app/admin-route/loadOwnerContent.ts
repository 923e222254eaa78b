import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { lockDrafts, readDrafts } from '../../admin/drafts/draftsStorage';
import { restorePictures } from '../../admin/pictures/storedPictures';
import { followBuild } from '../../admin/publish/followBuild';
import { importChunk } from '../../shared/importChunk';
import { wait } from '../../shared/wait';
import {
  contentFailed,
  contentLoaded,
  contentRequested,
  draftsRestored,
  selectContentStatus,
  selectIsContentComplete,
} from '../../state/lists/content';
import { typedRestored } from '../../state/owner/forms';
import { draftsReturned } from '../../state/owner/message';
import { selectMayHaveDrafts } from '../../state/owner/ownWork';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';

const importContent = () => importChunk(() => import('virtual:owner-content'));

/** Loads the content ahead of the sign-in, without the drafts: to read them may take over those of a closed tab. */
export function preloadOwnerContent() {
  for (const ready of [importContent(), lockDrafts()]) ready.catch(() => undefined);
}

/** Time for the browser to answer for the drafts and their pictures, in milliseconds. */
const READ_MS = 30_000;

async function readStored() {
  const { drafts, closed } = await readDrafts();
  return { drafts, closed, pictures: await restorePictures(drafts) };
}

/** Rejects if the browser never answers: the next load of the page may get an answer. */
const readInTime = () =>
  Promise.race([
    readStored(),
    wait(READ_MS).then(() => Promise.reject(new Error('The browser does not answer.'))),
  ]);

const NOTHING = { drafts: null, closed: [], pictures: undefined };
const bringsBack = isAnyOf(typedRestored, draftsRestored);

/**
 * Loads all content of the signed-in owner once, with the stored drafts. Never rejects: an error is dispatched as an
 * action.
 */
export const loadOwnerContent = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const status = selectContentStatus(getState());
  if (status === 'loading' || status === 'complete') return;
  dispatch(contentRequested());
  try {
    const { default: built } = await importContent();
    const mayHaveDrafts = selectMayHaveDrafts(getState());
    const { drafts, closed, pictures } = mayHaveDrafts ? await readInTime() : NOTHING;
    let actions: UnknownAction[] = [contentLoaded(built)];
    let closedTabs = 0;
    if (drafts !== null || closed.length > 0) {
      const chunk = await importChunk(() => import('../../admin/drafts/parseDrafts'));
      if (drafts !== null)
        actions = await chunk.parseDrafts(drafts, built, selectOwner(getState()).name);
      closedTabs = closed.filter(chunk.hasUnsavedWork).length;
    }
    // After a reset by Redux DevTools two loads can overlap. The later one must not undo edits.
    if (selectIsContentComplete(getState())) return;
    for (const action of actions) dispatch(action);
    if (pictures) dispatch(pictures);
    const isBack = actions.some(bringsBack);
    if (isBack || closedTabs > 0) dispatch(draftsReturned({ isBack, closedTabs }));
    // The work may have been published before a reload.
    void dispatch(followBuild());
  } catch {
    dispatch(contentFailed());
  }
};
