import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { publishChecked, sitePublished, theirsLoaded } from '../../state/owner/publish';
import { selectSavedFile } from '../../state/owner/savedFile';
import type { AppThunk } from '../../state/rootReducer';
import { takeSnapshot } from '../../state/snapshot';
import { loadSavedWork } from '../content-file/importFile';
import { commitMessage } from './commitMessage';
import { type GitHubSession, withGitHub } from './githubSession';
import { RefusedError } from './refusedError';

/** The text of the content file. Formatted from the parsed work, as Save does, so that the fields have the order of the schema. */
function checkedFile({ work, parse }: GitHubSession): string {
  const parsed = parse(formatContentFile(work));
  if ('errors' in parsed)
    throw new RefusedError({ reason: 'invalid', whose: 'mine', errors: parsed.errors });
  return formatContentFile(parsed.work);
}

/**
 * Commits the content to the repository if its file is still the one that was edited. Refuses content with errors.
 * @param overwriteHash The hash of the changed file that the owner agreed to replace; null if that file is gone. Omitted
 * to replace only the file that was edited.
 */
export const publishSite = (overwriteHash?: string | null): AppThunk<Promise<void>> =>
  withGitHub((session) => async (dispatch, getState) => {
    const { file, work } = session;
    const snapshot = takeSnapshot(work);
    const savedFile = selectSavedFile(getState());
    const baseHash = overwriteHash === undefined ? savedFile.hash : overwriteHash;
    const bytes = new TextEncoder().encode(checkedFile(session));
    const hash = await blobHash(bytes);
    const published = (commit: string | null) =>
      sitePublished({ file: { lists: snapshot, hash }, commit });

    /**
     * Whether the repository has this content already, as after a try whose answer was lost.
     * @throws RefusedError if the file there is neither this content nor the one to replace.
     */
    async function isAlreadyPublished() {
      const current = await file.hash();
      if (current !== hash && current !== baseHash)
        throw new RefusedError({ reason: 'changed', theirs: current });
      return current === hash;
    }

    async function commit(): Promise<string | null> {
      try {
        return await file.commit(
          bytes,
          commitMessage(savedFile.lists ?? snapshot, snapshot),
          baseHash,
        );
      } catch (error) {
        const reason = error instanceof RefusedError ? error.refusal.reason : undefined;
        if (reason === 'timeout' || reason === 'offline')
          throw new RefusedError({ reason: 'unconfirmed' });
        if (reason !== 'conflict') throw error;
        if (await isAlreadyPublished()) return null;
        throw new RefusedError({ reason: 'branchRule' });
      }
    }

    if (await isAlreadyPublished()) {
      dispatch(published(null));
      return;
    }
    dispatch(publishChecked());
    dispatch(published(await commit()));
  });

/** Loads the file in the repository. The work in the store is downloaded first, so that it can be imported again. */
export const loadTheirs = (theirs: string): AppThunk<Promise<void>> =>
  withGitHub(({ file, parse }) => async (dispatch) => {
    const parsed = parse(await file.text(theirs));
    if ('errors' in parsed)
      throw new RefusedError({ reason: 'invalid', whose: 'theirs', errors: parsed.errors });
    dispatch(loadSavedWork(parsed.work, theirs));
    dispatch(theirsLoaded());
  });
