import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import type { AppThunk } from '../../state/rootReducer';
import { publishChecked, sitePublished, theirsLoaded } from '../../state/slices/publish';
import { selectSavedFile } from '../../state/slices/savedFile';
import { takeSnapshot } from '../../state/snapshot';
import { loadSavedWork } from '../content-file/importFile';
import { commitMessage } from './commitMessage';
import { type Conversation, converse } from './conversation';
import { RefusedError } from './refusedError';

/** The text of the content file. Formatted from the parsed work, as Save does, so that the fields have the order of the schema. */
function checkedFile({ work, parse }: Conversation): string {
  const parsed = parse(formatContentFile(work));
  if ('errors' in parsed)
    throw new RefusedError({ reason: 'invalid', whose: 'mine', errors: parsed.errors });
  return formatContentFile(parsed.work);
}

/**
 * Commits the content to the repository if its file is still the one that was edited. Refuses content with errors.
 * @param over The hash of another file that may be replaced; null for none.
 */
export const publishSite = (over?: string | null): AppThunk<Promise<void>> =>
  converse((conversation) => async (dispatch, getState) => {
    const { file, work } = conversation;
    const lists = takeSnapshot(work);
    const known = selectSavedFile(getState());
    const basis = over === undefined ? known.hash : over;
    const bytes = new TextEncoder().encode(checkedFile(conversation));
    const hash = await blobHash(bytes);
    const published = (commit: string | null) => sitePublished({ file: { lists, hash }, commit });

    /** Whether the repository has this content already, as after a try whose answer was lost. */
    async function isThere() {
      const current = await file.hash();
      if (current !== hash && current !== basis)
        throw new RefusedError({ reason: 'changed', theirs: current });
      return current === hash;
    }

    async function commit(): Promise<string | null> {
      try {
        return await file.commit(bytes, commitMessage(known.lists ?? lists, lists), basis);
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
      dispatch(published(null));
      return;
    }
    dispatch(publishChecked());
    dispatch(published(await commit()));
  });

/** Loads the file in the repository. The work in the store is downloaded first, so that it can be imported again. */
export const loadTheirs = (theirs: string): AppThunk<Promise<void>> =>
  converse(({ file, parse }) => async (dispatch) => {
    const parsed = parse(await file.text(theirs));
    if ('errors' in parsed)
      throw new RefusedError({ reason: 'invalid', whose: 'theirs', errors: parsed.errors });
    dispatch(loadSavedWork(parsed.work, theirs));
    dispatch(theirsLoaded());
  });
