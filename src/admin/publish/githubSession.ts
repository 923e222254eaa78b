import type { ParsedContent } from '../../content/file/parseContent';
import type { Work } from '../../content/types';
import { importWithRetry } from '../../shared/importChunks';
import { selectWork } from '../../state/lists/lists';
import {
  publishPaused,
  publishRefused,
  publishStarted,
  selectIsPublishing,
} from '../../state/owner/publish';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { loadParser } from '../content-file/loadParser';
import { askBeforeUnload, PUBLISHING } from '../unloadGuard';
import { RefusedError } from './refusedError';
import { dropToken, getToken } from './token';

/** Pauses before each retry after a server error of GitHub, in milliseconds. */
const PAUSES_MS = [2_000, 8_000];

/** Loaded on demand, because the GitHub library and the parser are large. */
async function loadTools() {
  try {
    const [{ remoteContentFile }, { parseContent }] = await Promise.all([
      importWithRetry(() => import('./github')),
      loadParser(),
    ]);
    return { remoteContentFile, parseContent };
  } catch {
    throw new RefusedError({ reason: 'notLoaded' });
  }
}

export interface GitHubSession {
  /** The content file in the repository. */
  file: ReturnType<Awaited<ReturnType<typeof loadTools>>['remoteContentFile']>;
  /** The work in the store. */
  work: Work;
  parse: (text: string) => ParsedContent;
}

/** Retries after a pause if GitHub answers with a server error. */
async function retry(attempt: () => Promise<void>, onPause: () => void) {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const isServerError = error instanceof RefusedError && error.refusal.reason === 'serverError';
      if (!isServerError || pause === undefined) throw error;
      onPause();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/**
 * Runs one series of requests to GitHub. Does nothing if one is running. Retries after a server error, and dispatches any
 * other failure as a refusal. While it runs, the browser asks before the page is left.
 */
export const withGitHub =
  (run: (session: GitHubSession) => AppThunk<Promise<void>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    const { repository, name: artist } = selectOwner(getState());
    if (!work || !repository || selectIsPublishing(getState())) return;
    const attempt = async () => {
      dispatch(publishStarted());
      const { remoteContentFile, parseContent } = await loadTools();
      const file = remoteContentFile(repository, getToken());
      await dispatch(run({ file, work, parse: (text) => parseContent(text, { artist }) }));
    };

    askBeforeUnload(PUBLISHING, true);
    try {
      await retry(attempt, () => dispatch(publishPaused()));
    } catch (error) {
      const refusal =
        error instanceof RefusedError ? error.refusal : ({ reason: 'failed' } as const);
      if (refusal.reason === 'badToken') dropToken();
      dispatch(publishRefused(refusal));
      if (refusal.reason === 'failed') throw error;
    } finally {
      askBeforeUnload(PUBLISHING, false);
    }
  };
