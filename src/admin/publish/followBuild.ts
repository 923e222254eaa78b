import { wait } from '../../shared/wait';
import { selectFileHash, selectIsAwaitingBuild, siteUpdated } from '../../state/owner/savedWork';
import { selectSavePlace } from '../../state/owner/savePlace';
import type { AppThunk } from '../../state/rootReducer';

/** Between two requests, in milliseconds. */
const PAUSE_MS = 5_000;

/** About an hour: a build that takes longer has failed. */
const MAX_REQUESTS = 720;

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
  if (selectSavePlace(getState()) !== 'repository') return;
  for (let requests = 0; isCurrent() && requests < MAX_REQUESTS; requests += 1) {
    await wait(PAUSE_MS);
    if ((await fetchVersion()) === JSON.stringify({ content: hash }) && isCurrent())
      dispatch(siteUpdated(Math.round((Date.now() - start) / 1_000)));
  }
};
