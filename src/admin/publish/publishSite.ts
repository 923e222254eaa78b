import type { UnknownAction } from '@reduxjs/toolkit';
import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { CONTENT_FILE } from '../../content/filePaths';
import type { PostStatus, Work } from '../../content/types';
import { selectWork } from '../../state/lists/lists';
import { importOperation, publishOperation, type Start } from '../../state/owner/operations';
import { compareLists, selectFileHash, selectSavedWork } from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { formatCount } from '../../ui/text/formatCount';
import { loadSavedContent } from '../content-file/contentFile';
import {
  checkContent,
  loadChunk,
  OperationFailure,
  runOperation,
} from '../operations/runOperation';
import { followBuild } from './followBuild';
import type { connectToGitHub } from './github';
import { getToken, setToken } from './token';

/** An entry of a list. Only posts have a status. */
interface Entry {
  id: string;
  status?: PostStatus;
}

/** Describes each kind of change in a list. A change of status counts as publish or unpublish. */
function describeList(before: Entry[], after: Entry[], noun: string): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  const isPublished = ({ status }: Entry) => status === 'published';
  const toggled = edited.filter(([old, entry]) => isPublished(old) !== isPublished(entry));
  const published = [...added, ...toggled.map(([, entry]) => entry)].filter(isPublished);
  const counts = {
    publish: published.length,
    unpublish: toggled.filter(([old]) => isPublished(old)).length,
    add: added.filter((entry) => !isPublished(entry)).length,
    edit: edited.length - toggled.length,
    delete: deleted.length,
  };
  const changes = Object.entries(counts).flatMap(([verb, count]) => {
    const isDraft = verb === 'add' && noun === 'post';
    return count > 0 ? [`${verb} ${formatCount(count, isDraft ? 'draft' : noun)}`] : [];
  });
  return isReordered ? [...changes, `reorder ${noun}s`] : changes;
}

/** Summarises the changes of the work, such as `Publish 2 posts, delete 1 track`. */
export function describeChanges(before: Work, after: Work): string {
  const [first, ...others] = [
    ...describeList(before.posts, after.posts, 'post'),
    ...describeList(before.tracks, after.tracks, 'track'),
    ...describeList(before.projects, after.projects, 'project'),
  ];
  // The same entries may be formatted differently, or replace somebody else's file.
  if (!first) return 'Update the content';
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}

const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

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

/** Commits the content, unless the file has another hash than the one to overwrite; null is a deleted file. */
const commitContent = (overwrites?: string | null): AppThunk<Promise<void>> =>
  runWithGitHub(
    publishOperation,
    { overwrites },
    (github, isCurrent) => async (dispatch, getState) => {
      const state = getState();
      const work = selectWork(state);
      const baseHash = overwrites === undefined ? selectFileHash(state) : overwrites;
      const text = formatContentFile(work);
      await checkContent(text, 'published', state);
      const bytes = new TextEncoder().encode(text);
      const hash = await blobHash(bytes);
      const published = (commit: string | null) =>
        publishOperation.succeeded({ work, hash, commit });

      for (let refusedHead: string | undefined; isCurrent();) {
        const { head, fileHash } = await github.getHead();
        // An earlier try may have lost only the response.
        if (fileHash === hash) return published(null);
        if (fileHash !== baseHash) return publishOperation.conflicted({ hash: fileHash });
        if (head === refusedHead) throw new OperationFailure({ kind: 'branchRule' });
        if (!isCurrent()) break;
        dispatch(publishOperation.advanced('committing'));
        const message = describeChanges(selectSavedWork(state).work ?? work, work);
        const commit = await github.commit(toBase64(bytes), message, head);
        if (commit) return published(commit);
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
    // Otherwise the build of the last published file is watched already.
    if (selectFileHash(getState()) !== before) void dispatch(followBuild());
  };

/** Loads the content file with this hash from the repository. */
export const loadTheirs = (hash: string): AppThunk<Promise<void>> =>
  runWithGitHub(
    importOperation,
    { file: CONTENT_FILE },
    (github) => async (dispatch) => dispatch(loadSavedContent(await github.getText(hash), hash)),
  );
