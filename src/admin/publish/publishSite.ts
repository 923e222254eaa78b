import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { PostStatus, Work } from '../../content/types';
import { publishOperation } from '../../state/owner/operations';
import { compareLists, selectFileHash, selectSavedWork } from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { formatCount } from '../../ui/text/formatCount';
import { loadSavedContent } from '../content-file/replaceContent';
import {
  checkContent,
  loadChunk,
  OperationFailure,
  requireWork,
  runOperation,
} from '../operations/runOperation';
import { followBuild } from './followBuild';
import type { connectToGitHub } from './github';
import { dropToken, getToken } from './token';

/** An entry of a list. Only posts have a status. */
interface Entry {
  id: string;
  status?: PostStatus;
}

const VERBS = ['publish', 'unpublish', 'add', 'edit', 'delete'];

/** Describes each kind of change in a list. A change of status counts as publish or unpublish. */
function describeList(before: Entry[], after: Entry[], noun: string): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  const verbs = [
    ...added.map(({ status }) => (status === 'published' ? 'publish' : 'add')),
    ...edited.map(([old, { status }]) => {
      if (old.status === status) return 'edit';
      return status === 'published' ? 'publish' : 'unpublish';
    }),
    ...deleted.map(() => 'delete'),
  ];
  const changes = VERBS.flatMap((verb) => {
    const count = verbs.filter((each) => each === verb).length;
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
type End = Awaited<ReturnType<Parameters<typeof runOperation>[1]>>;

/** Runs requests to GitHub as the publish operation. */
const withGitHub =
  (
    run: (github: GitHub, isCurrent: () => boolean) => AppThunk<Promise<End>>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { repository } = selectOwner(getState());
    if (!repository || publishOperation.select(getState()).status === 'running') return;
    await dispatch(
      runOperation(publishOperation, async (isCurrent) => {
        const { connectToGitHub } = await loadChunk(() => import('./github'));
        try {
          return await dispatch(run(connectToGitHub(repository, getToken()), isCurrent));
        } catch (thrown) {
          if (thrown instanceof OperationFailure && thrown.error.kind === 'badToken') dropToken();
          throw thrown;
        }
      }),
    );
  };

/** Commits the content, unless the file has another hash than the one to overwrite; null is a deleted file. */
const commitContent = (overwriteHash?: string | null): AppThunk<Promise<void>> =>
  withGitHub((github, isCurrent) => async (dispatch, getState) => {
    const state = getState();
    const work = requireWork(state);
    const baseHash = overwriteHash === undefined ? selectFileHash(state) : overwriteHash;
    const text = formatContentFile(work);
    await checkContent(text, 'published', state);
    const bytes = new TextEncoder().encode(text);
    const hash = await blobHash(bytes);
    const published = (commit: string | null) => publishOperation.succeeded({ work, hash, commit });

    for (let refusedHead: string | undefined; isCurrent();) {
      const { head, fileHash } = await github.getHead();
      // An earlier try may have lost only the response.
      if (fileHash === hash) return published(null);
      if (fileHash !== baseHash) return publishOperation.conflicted(fileHash);
      if (head === refusedHead) throw new OperationFailure({ kind: 'branchRule' });
      if (!isCurrent()) break;
      dispatch(publishOperation.advanced('committing'));
      const commit = await github.commit(
        toBase64(bytes),
        describeChanges(selectSavedWork(state).work ?? work, work),
        head,
      );
      if (commit) return published(commit);
      // Another commit may have come first. If it left the content file alone, the next try goes on top of it.
      refusedHead = head;
    }
    return undefined;
  });

/** Publishes the content, and watches the build of the site. */
export const publishSite =
  (overwriteHash?: string | null): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const before = selectFileHash(getState());
    await dispatch(commitContent(overwriteHash));
    // Otherwise the build of the last published file is watched already.
    if (selectFileHash(getState()) !== before) void dispatch(followBuild());
  };

/** Loads the file with this hash from the repository. */
export const loadTheirs = (hash: string): AppThunk<Promise<void>> =>
  withGitHub(
    (github) => async (dispatch) => dispatch(loadSavedContent(await github.getText(hash), hash)),
  );
