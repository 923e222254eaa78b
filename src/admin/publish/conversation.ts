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
import { askBeforeUnload } from '../unloadGuard';
import { RefusedError } from './refusedError';

/** Before each further try where GitHub has a fault of its own, in milliseconds. */
const PAUSES_MS = [2_000, 8_000];

/** Here, until the tab is closed or forgets it, and nowhere else. */
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

/** Fetched when it is needed: the library that speaks to GitHub and the checks of a content file are large. */
async function loadTools() {
  try {
    const [{ contentFileOn }, { parseContent }] = await Promise.all([
      importWithRetry(() => import('./github')),
      importWithRetry(() => import('../../content/file/parseContent')),
    ]);
    return { contentFileOn, parseContent };
  } catch {
    throw new RefusedError({ reason: 'notLoaded' });
  }
}

export interface Conversation {
  /** The content file in the repository. */
  file: ReturnType<Awaited<ReturnType<typeof loadTools>>['contentFileOn']>;
  /** What is in the store. */
  work: Work;
  parse: (text: string) => ParsedContent;
}

/** Tries again, after a pause, where GitHub has a fault of its own. */
async function retry(attempt: () => Promise<void>, onPause: () => void) {
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      await attempt();
      return;
    } catch (error) {
      const isFault = error instanceof RefusedError && error.refusal.reason === 'serverError';
      if (!isFault || pause === undefined) throw error;
      onPause();
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Talks with GitHub, once at a time; whatever ends it is an event, and leaving the page is asked about meanwhile. */
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

    askBeforeUnload('publishing', true);
    try {
      await retry(attempt, () => dispatch(publishPaused()));
    } catch (error) {
      const refusal =
        error instanceof RefusedError ? error.refusal : ({ reason: 'failed' } as const);
      if (refusal.reason === 'badToken') token = '';
      dispatch(publishRefused(refusal));
      if (refusal.reason === 'failed') throw error;
    } finally {
      askBeforeUnload('publishing', false);
    }
  };
