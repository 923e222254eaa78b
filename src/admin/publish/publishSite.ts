import type { UnknownAction } from '@reduxjs/toolkit';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { describeTaken } from '../../content/file/saveProtocol';
import { CONTENT_FILE } from '../../content/filePaths';
import { selectWork } from '../../state/lists/lists';
import { importOperation, publishOperation } from '../../state/owner/operations';
import { selectPicturesToDelete } from '../../state/owner/pictures/pictureSelectors';
import {
  contentRefused,
  contentSent,
  selectBaseHashes,
  selectSavedWork,
} from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { loadSavedContent } from '../content-file/importFile';
import { checkContent, listNewlyNamed } from '../operations/checkContent';
import { loadChunk, OperationFailure, runOperation } from '../operations/runOperation';
import { toBase64 } from '../operations/toBase64';
import { collectDeletions, collectPictures } from '../pictures/collectPictures';
import { removePictures } from '../pictures/storedPictures';
import { describeChanges } from './describeChanges';
import { followBuild } from './followBuild';
import type { connectToGitHub } from './github';
import { getToken, setToken } from './token';

type GitHub = ReturnType<typeof connectToGitHub>;

/**
 * Runs requests to GitHub as an operation, unless it runs already. Forgets a refused token, and follows the build of the
 * site if the content has another version afterwards.
 */
const runWithGitHub =
  (
    operation: typeof publishOperation | typeof importOperation,
    run: (
      github: GitHub,
      isCurrent: () => boolean,
    ) => AppThunk<Promise<UnknownAction | UnknownAction[]>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { repository } = selectOwner(getState());
    if (!repository || operation.select(getState()).status === 'running') return;
    const before = selectSavedWork(getState()).hashes;
    await dispatch(
      runOperation(operation, async (isCurrent) => {
        const { connectToGitHub } = await loadChunk(() => import('./github'));
        try {
          return await dispatch(run(connectToGitHub(repository, getToken()), isCurrent));
        } catch (thrown) {
          if (thrown instanceof OperationFailure && thrown.error.kind === 'badToken') setToken('');
          throw thrown;
        }
      }),
    );
    // The build of an older commit is followed already.
    if (selectSavedWork(getState()).hashes !== before) void dispatch(followBuild());
  };

/** Publishes the content. `overwrites` is the hash that the file must have: null for no file, absent for the last known. */
export const publishSite = (overwrites?: string | null): AppThunk<Promise<void>> =>
  runWithGitHub(publishOperation, (github, isCurrent) => async (dispatch, getState) => {
    const state = getState();
    const work = selectWork(state);
    const baseHashes = selectBaseHashes(state, overwrites);
    const text = formatContentFile(work);
    await checkContent(text, 'published', state);
    const bytes = new TextEncoder().encode(text);
    const hash = await blobHash(bytes);
    const pictures = await dispatch(collectPictures(text));
    const files = [{ path: CONTENT_FILE, bytes, hash }, ...pictures];
    const written = pictures.map(({ name }) => name);
    const marked = selectPicturesToDelete(state);
    // An overwritten version may have deleted any picture.
    const before = overwrites === undefined ? selectSavedWork(state).work : undefined;
    const newlyNamed = await listNewlyNamed(state, work, before ?? {});

    let refusedHead: string | undefined;
    while (isCurrent()) {
      const { head, hashes } = await github.getHead([
        ...files.map(({ path }) => path),
        ...[...marked, ...newlyNamed].map((path) => `public/${path}`),
      ]);
      const getHash = (path: string) => hashes.get(path) ?? null;
      const isThere = (path: string) => getHash(`public/${path}`) !== null;
      const fileHash = getHash(CONTENT_FILE);
      const changed = files.filter((file) => file.hash !== getHash(file.path));
      // The owner may have chosen Keep meanwhile.
      const deletable = await dispatch(collectDeletions());
      const deleted = marked.filter((path) => deletable.includes(path));
      // GitHub refuses to delete a missing file.
      const deletions = deleted.filter(isThere).map((path) => ({ path: `public/${path}` }));
      const published = (commit: string | null) => {
        dispatch(removePictures(deleted));
        const onlyDeletes = commit !== null && changed.length === 0;
        return publishOperation.succeeded({ work, hash, commit, deleted, written, onlyDeletes });
      };
      // An earlier try may have succeeded and lost its response.
      if (changed.length + deletions.length === 0) return published(null);
      if (fileHash !== hash && !baseHashes.includes(fileHash))
        return publishOperation.conflicted({ hash: fileHash });
      // Another tab may have deleted some of them.
      const lost = newlyNamed.filter((path) => !isThere(path));
      if (lost.length > 0) await checkContent(text, 'published', state, lost);
      const taken = changed.find(({ path }) => path !== CONTENT_FILE && getHash(path) !== null);
      if (taken) throw new OperationFailure({ kind: 'other', message: describeTaken(taken.path) });
      if (head === refusedHead) throw new OperationFailure({ kind: 'branchRule' });
      if (!isCurrent()) break;
      const saved = selectSavedWork(state).work ?? work;
      const changes = describeChanges(saved, work, deletions.length);
      const message = typeof overwrites === 'string' ? `${changes}, over another version` : changes;
      const additions = changed.map((file) => ({
        path: file.path,
        contents: toBase64(file.bytes),
      }));
      dispatch(contentSent(hash));
      const commit = await github
        .commit({ additions, deletions }, message, head)
        .catch((error: unknown) => {
          if (error instanceof OperationFailure && error.error.kind !== 'unconfirmed')
            dispatch(contentRefused());
          throw error;
        });
      if (commit) return published(commit);
      dispatch(contentRefused());
      // Another commit may have come first. If it left the content file alone, the next try goes on top of it.
      refusedHead = head;
    }
    return [];
  });

/** Loads the content file with this hash from the repository. */
export const loadTheirs = (hash: string) =>
  runWithGitHub(
    importOperation,
    (github) => async (dispatch) => dispatch(loadSavedContent(await github.getText(hash), hash)),
  );
