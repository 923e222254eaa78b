import { wait } from '../../shared/wait';
import {
  buildMissed,
  selectFileHash,
  selectIsAwaitingBuild,
  selectSavedWork,
  siteUpdated,
} from '../../state/owner/savedWork';
import { selectSaveTarget } from '../../state/owner/saveTarget';
import type { AppThunk } from '../../state/rootReducer';

/** Between two requests, in milliseconds. */
const PAUSE_MS = 5_000;

/** About an hour. */
const MAX_REQUESTS = 720;

/** A build that takes longer has failed, or a later version has replaced it. */
export const OVERDUE_MINUTES = 30;

/** The content version of the site, as JSON; empty if it cannot be fetched. */
async function fetchVersion(): Promise<string> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
    return JSON.stringify(await response.json());
  } catch {
    return '';
  }
}

/** Follows the site until it is built from the published file. */
export const followBuild = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const hash = selectFileHash(getState());
  const start = Date.now();
  const isCurrent = () => selectIsAwaitingBuild(getState()) && selectFileHash(getState()) === hash;
  if (selectSaveTarget(getState()) !== 'repository') return;
  for (let requests = 0; isCurrent() && requests < MAX_REQUESTS; requests += 1) {
    await wait(PAUSE_MS);
    const version = await fetchVersion();
    if (!isCurrent()) return;
    const elapsed = Date.now() - start;
    if (version === JSON.stringify({ content: hash }))
      dispatch(siteUpdated(Math.round(elapsed / 1_000)));
    else if (elapsed > OVERDUE_MINUTES * 60_000 && !selectSavedWork(getState()).isOverdue)
      dispatch(buildMissed());
  }
};
