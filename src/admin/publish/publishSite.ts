import { importWithRetry } from '../../app/start/importWithRetry';
import { blobHash } from '../../content/file/blobHash';
import { contentFileOf } from '../../content/file/formatContentFile';
import type { ParsedContent } from '../../content/file/parseContent';
import type { Work } from '../../content/types';
import { contentImported, selectFileHash } from '../../state/contentFile';
import { fingerprintsOf } from '../../state/fingerprint';
import { selectOwner } from '../../state/owner';
import {
  publishChecked,
  publishPaused,
  publishRefused,
  publishStarted,
  selectIsPublishing,
  selectPublish,
  sitePublished,
  theirsLoaded,
  tokenForgotten,
  tokenKept,
} from '../../state/publish';
import type { AppThunk } from '../../state/rootReducer';
import { selectFileFingerprints } from '../../state/unexported';
import { selectWork } from '../../state/work';
import { downloadText } from '../content-file/downloadText';
import { askBeforeUnload } from '../unloadGuard';
import { commitMessage } from './commitMessage';
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

type Tools = Awaited<ReturnType<typeof loadTools>>;

interface Talk {
  /** The content file in the repository. */
  file: ReturnType<Tools['contentFileOn']>;
  /** What is in the store. */
  work: Work;
  parse: (text: string) => ParsedContent;
}

/** Runs a conversation with GitHub; whatever ends it is an event, and leaving the page is asked about meanwhile. */
const converse =
  (talk: (about: Talk) => AppThunk<Promise<void>>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    const { repository, name: artist } = selectOwner(getState());
    if (!work || !repository || selectIsPublishing(getState())) return;
    askBeforeUnload('publishing', true);
    try {
      for (let attempt = 0; ; attempt += 1) {
        dispatch(publishStarted());
        try {
          const { contentFileOn, parseContent } = await loadTools();
          const file = contentFileOn(repository, token);
          await dispatch(talk({ file, work, parse: (text) => parseContent(text, { artist }) }));
          return;
        } catch (error) {
          if (!(error instanceof RefusedError)) {
            dispatch(publishRefused({ reason: 'failed' }));
            throw error;
          }
          const { refusal } = error;
          const pause = refusal.reason === 'serverError' ? PAUSES_MS[attempt] : undefined;
          if (pause === undefined) {
            if (refusal.reason === 'badToken') token = '';
            dispatch(publishRefused(refusal));
            return;
          }
          dispatch(publishPaused());
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      }
    } finally {
      askBeforeUnload('publishing', false);
    }
  };

/** The work as it stands in a content file. What the build would refuse is not published. */
function checkedFile({ work, parse }: Talk): string {
  const parsed = parse(contentFileOf(work));
  if ('errors' in parsed)
    throw new RefusedError({ reason: 'invalid', whose: 'mine', errors: parsed.errors });
  return contentFileOf(parsed.work);
}

/**
 * Commits the content to the repository, where its file is still the one that the changes were made to.
 * @param over The hash of another file that may be replaced; null for none.
 */
export const publishSite = (over?: string | null): AppThunk<Promise<void>> =>
  converse((talk) => async (dispatch, getState) => {
    const { file, work } = talk;
    const before = selectFileFingerprints(getState());
    const lists = fingerprintsOf(work);
    const basis = over === undefined ? selectFileHash(getState()) : over;
    const bytes = new TextEncoder().encode(checkedFile(talk));
    const fileHash = await blobHash(bytes);

    /** Whether the repository has this very file, from an earlier try perhaps. */
    async function isThere() {
      const current = await file.hash();
      if (current !== fileHash && current !== basis)
        throw new RefusedError({ reason: 'changed', theirs: current });
      return current === fileHash;
    }

    async function commit(): Promise<string | null> {
      try {
        return await file.commit(bytes, commitMessage(before, lists), basis);
      } catch (error) {
        const reason = error instanceof RefusedError ? error.refusal.reason : undefined;
        if (reason === 'timeout' || reason === 'offline')
          throw new RefusedError({ reason: 'unconfirmed' });
        if (reason !== 'conflict') throw error;
        if (await isThere()) return null;
        throw new RefusedError({ reason: 'branchRule' });
      }
    }

    if (await isThere()) {
      dispatch(sitePublished({ ...lists, fileHash, commit: null }));
      return;
    }
    dispatch(publishChecked());
    dispatch(sitePublished({ ...lists, fileHash, commit: await commit() }));
  });

/** Takes in the file that is in the repository. The work here is downloaded first: it can be imported again. */
export const loadTheirs = (theirs: string): AppThunk<Promise<void>> =>
  converse(({ file, work, parse }) => async (dispatch) => {
    const parsed = parse(await file.text(theirs));
    if ('errors' in parsed)
      throw new RefusedError({ reason: 'invalid', whose: 'theirs', errors: parsed.errors });
    downloadText('content.json', contentFileOf(work));
    dispatch(contentImported({ ...parsed.work, fileHash: theirs }));
    dispatch(theirsLoaded());
  });
