import { blobHash } from '../../content/file/blobHash';
import { contentFileOf } from '../../content/file/formatContentFile';
import { parseContent } from '../../content/file/parseContent';
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
import { contentFileOn, RefusedError } from './github';

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

export const forgetToken = (): AppThunk => (dispatch) => {
  token = '';
  dispatch(tokenForgotten());
};

/** Runs a conversation with GitHub; whatever ends it is an event, and leaving the page is asked about meanwhile. */
const converse =
  (
    talk: (file: ReturnType<typeof contentFileOn>, work: Work) => AppThunk<Promise<void>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    const { repository } = selectOwner(getState());
    if (!work || !repository || selectIsPublishing(getState())) return;
    askBeforeUnload('publishing', true);
    try {
      for (let attempt = 0; ; attempt += 1) {
        dispatch(publishStarted());
        try {
          await dispatch(talk(contentFileOn(repository, token), work));
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
function checkedFile(work: Work, artist: string): string {
  const parsed = parseContent(contentFileOf(work), { artist });
  if ('errors' in parsed)
    throw new RefusedError({ reason: 'invalid', whose: 'mine', errors: parsed.errors });
  return contentFileOf(parsed.work);
}

/**
 * Commits the content to the repository, where its file is still the one that the changes were made to.
 * @param over The hash of another file that may be replaced; null for none.
 */
export const publishSite = (over?: string | null): AppThunk<Promise<void>> =>
  converse((file, work) => async (dispatch, getState) => {
    const { name } = selectOwner(getState());
    const before = selectFileFingerprints(getState());
    const lists = fingerprintsOf(work);
    const basis = over === undefined ? selectFileHash(getState()) : over;
    const bytes = new TextEncoder().encode(checkedFile(work, name));
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
  converse((file, work) => async (dispatch, getState) => {
    const parsed = parseContent(await file.text(theirs), { artist: selectOwner(getState()).name });
    if ('errors' in parsed)
      throw new RefusedError({ reason: 'invalid', whose: 'theirs', errors: parsed.errors });
    downloadText('content.json', contentFileOf(work));
    dispatch(contentImported({ ...parsed.work, fileHash: theirs }));
    dispatch(theirsLoaded());
  });
