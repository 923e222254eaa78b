import { importWithRetry } from '../../app/start/importChunks';
import type { ParsedContent } from '../../content/file/parseContent';
import type { Work } from '../../content/types';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/slices/owner';
import {
  publishPaused,
  publishRefused,
  publishStarted,
  selectIsPublishing,
  selectPublish,
  tokenForgotten,
  tokenKept,
} from '../../state/slices/publish';
import { selectWork } from '../../state/work';
import { loadParser } from '../content-file/loadParser';
import { askBeforeUnload, PUBLISHING } from '../unloadGuard';
import { RefusedError } from './refusedError';

/** Pauses before each retry after a server error of GitHub, in milliseconds. */
const PAUSES_MS = [2_000, 8_000];

/** The token. Only in this variable, until the tab is closed or the owner forgets it. */
let token = '';

export const keepToken =
  (entered: string): AppThunk =>
  (dispatch) => {
    token = entered.trim();
    dispatch(tokenKept());
  };

export const forgetToken = (): AppThunk => (dispatch, getState) => {
  token = '';
  if (selectPublish(getState()).hasToken) dispatch(tokenForgotten());
};

/** Loaded on demand, because the GitHub library and the parser are large. */
async function loadTools() {
  try {
    const [{ contentFileOn }, { parseContent }] = await Promise.all([
      importWithRetry(() => import('./github')),
      loadParser(),
    ]);
    return { contentFileOn, parseContent };
  } catch {
    throw new RefusedError({ reason: 'notLoaded' });
  }
}

export interface Conversation {
  /** The content file in the repository. */
  file: ReturnType<Awaited<ReturnType<typeof loadTools>>['contentFileOn']>;
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

/** Runs requests to GitHub, one series at a time. Dispatches a failure as a refusal. While it runs, the browser asks before the page is left. */
export const converse =
  (talk: (conversation: Conversation) => AppThunk<Promise<void>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    const { repository, name: artist } = selectOwner(getState());
    if (!work || !repository || selectIsPublishing(getState())) return;
    const attempt = async () => {
      dispatch(publishStarted());
      const { contentFileOn, parseContent } = await loadTools();
      const file = contentFileOn(repository, token);
      await dispatch(talk({ file, work, parse: (text) => parseContent(text, { artist }) }));
    };

    askBeforeUnload(PUBLISHING, true);
    try {
      await retry(attempt, () => dispatch(publishPaused()));
    } catch (error) {
      const refusal =
        error instanceof RefusedError ? error.refusal : ({ reason: 'failed' } as const);
      if (refusal.reason === 'badToken') token = '';
      dispatch(publishRefused(refusal));
      if (refusal.reason === 'failed') throw error;
    } finally {
      askBeforeUnload(PUBLISHING, false);
    }
  };
