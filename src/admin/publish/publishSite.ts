import type { UnknownAction } from '@reduxjs/toolkit';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { describeTaken } from '../../content/file/saveProtocol';
import { CONTENT_FILE } from '../../content/filePaths';
import { selectWork } from '../../state/lists/lists';
import { importOperation, publishOperation, type Start } from '../../state/owner/operations';
import {
  contentSent,
  selectBaseHashes,
  selectFileHash,
  selectSavedWork,
} from '../../state/owner/savedWork';
import { selectPicturesToDelete } from '../../state/owner/unusedPictures';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { loadSavedContent } from '../content-file/contentFile';
import { checkContent } from '../operations/checkContent';
import { loadChunk, OperationFailure, runOperation } from '../operations/runOperation';
import { toBase64 } from '../operations/toBase64';
import { collectPictures } from '../pictures/collectPictures';
import { describeChanges } from './describeChanges';
import { followBuild } from './followBuild';
import type { connectToGitHub } from './github';
import { getToken, setToken } from './token';

type GitHub = ReturnType<typeof connectToGitHub>;

/** Runs requests to GitHub as an operation. */
const runWithGitHub =
  (
    operation: typeof publishOperation | typeof importOperation,
    details: Omit<Start, 'run'>,
    run: (
      github: GitHub,
      isCurrent: () => boolean,
    ) => AppThunk<Promise<UnknownAction | UnknownAction[]>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { repository } = selectOwner(getState());
    if (!repository || operation.select(getState()).status === 'running') return;
    await dispatch(
      runOperation(operation, details, async (isCurrent) => {
        const { connectToGitHub } = await loadChunk(() => import('./github'));
        try {
          return await dispatch(run(connectToGitHub(repository, getToken()), isCurrent));
        } catch (thrown) {
          if (thrown instanceof OperationFailure && thrown.error.kind === 'badToken') setToken('');
          throw thrown;
        }
      }),
    );
  };

/** Commits the content. `overwrites` is the hash that the file must have: null for no file, absent for the last known. */
const commitContent = (overwrites?: string | null): AppThunk<Promise<void>> =>
  runWithGitHub(
    publishOperation,
    { overwrites },
    (github, isCurrent) => async (dispatch, getState) => {
      const state = getState();
      const work = selectWork(state);
      const baseHashes = overwrites === undefined ? selectBaseHashes(state) : [overwrites];
      const text = formatContentFile(work);
      await checkContent(text, 'published', state);
      const bytes = new TextEncoder().encode(text);
      const hash = await blobHash(bytes);
      const pictures = await dispatch(collectPictures(text));
      const files = [{ path: CONTENT_FILE, bytes, hash }, ...pictures];
      const deleted = selectPicturesToDelete(state);
      const deletions = deleted.map((path) => `public/${path}`);
      const published = (commit: string | null, onlyDeletes = false) =>
        publishOperation.succeeded({ work, hash, commit, deleted, onlyDeletes });

      let refusedHead: string | undefined;
      while (isCurrent()) {
        const { head, hashes } = await github.getHead([
          ...files.map(({ path }) => path),
          ...deletions,
        ]);
        const [fileHash = null] = hashes;
        const changed = files
          .map((file, index) => ({ ...file, theirs: hashes[index] ?? null }))
          .filter(({ hash: ours, theirs }) => ours !== theirs);
        // A picture may be gone already.
        const existing = deletions.filter((_, index) => hashes[files.length + index] !== null);
        // An earlier try may have lost only the response.
        if (changed.length + existing.length === 0) return published(null);
        if (fileHash !== hash && !baseHashes.includes(fileHash))
          return publishOperation.conflicted({ hash: fileHash });
        const taken = changed.find(({ path, theirs }) => path !== CONTENT_FILE && theirs !== null);
        if (taken)
          throw new OperationFailure({ kind: 'other', message: describeTaken(taken.path) });
        if (head === refusedHead) throw new OperationFailure({ kind: 'branchRule' });
        if (!isCurrent()) break;
        dispatch(publishOperation.advanced('committing'));
        const message = describeChanges(selectSavedWork(state).work ?? work, work, existing.length);
        const additions = changed.map((file) => ({
          path: file.path,
          contents: toBase64(file.bytes),
        }));
        dispatch(contentSent(hash));
        const fileChanges = { additions, deletions: existing.map((path) => ({ path })) };
        const commit = await github.commit(fileChanges, message, head);
        if (commit) return published(commit, changed.length === 0);
        // Another commit may have come first. If it left the content file alone, the next try goes on top of it.
        refusedHead = head;
      }
      return [];
    },
  );

/** Publishes the content, and watches the build of the site. */
export const publishSite =
  (overwrites?: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectFileHash(getState());
    await dispatch(commitContent(overwrites));
    // Without a new commit, the build of the last one is already followed.
    if (selectFileHash(getState()) !== before) void dispatch(followBuild());
  };

/** Loads the content file with this hash from the repository. */
export const loadTheirs = (hash: string): AppThunk<Promise<void>> =>
  runWithGitHub(
    importOperation,
    { file: CONTENT_FILE },
    (github) => async (dispatch) => dispatch(loadSavedContent(await github.getText(hash), hash)),
  );
