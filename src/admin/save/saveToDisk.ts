import { formatContentFile } from '../../content/file/formatContentFile';
import type { SaveAnswer } from '../../content/file/saveProtocol';
import { selectWork } from '../../state/lists/lists';
import { contentSaved, selectSavedFile } from '../../state/owner/savedFile';
import type { AppThunk } from '../../state/rootReducer';
import { takeSnapshot } from '../../state/snapshot';
import { selectOwner } from '../../state/visitor/owner';
import { loadSavedWork } from '../content-file/importFile';
import { loadParser } from '../content-file/loadParser';
import { askDevServer } from './askDevServer';

/** Why nothing was saved. */
export type SaveFault = Exclude<SaveAnswer, { status: 'saved' }>;

/**
 * Makes the dev server write the content file.
 * @param overwriteHash The hash of the changed file that the owner agreed to replace; null if that file is gone. Omitted
 * to replace only the file that was edited.
 */
export const saveContent =
  (overwriteHash?: string | null): AppThunk<Promise<SaveFault | undefined>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    if (!work) return undefined;
    const baseHash = overwriteHash === undefined ? selectSavedFile(getState()).hash : overwriteHash;
    const answer = await askDevServer({ text: formatContentFile(work), baseHash });
    if (answer.status !== 'saved') return answer;
    dispatch(
      contentSaved({ lists: takeSnapshot(work), hash: answer.hash, isFirst: baseHash === null }),
    );
    return undefined;
  };

/** Loads the file on the disk. The work in the store is downloaded first, so that it can be imported again. */
export const loadFile =
  ({ text, hash }: { text: string; hash: string }): AppThunk<Promise<SaveFault | undefined>> =>
  async (dispatch, getState) => {
    const parser = await loadParser().catch(() => undefined);
    if (!parser)
      return { status: 'failed', message: 'The checks of the file could not be loaded.' };
    const parsed = parser.parseContent(text, { artist: selectOwner(getState()).name });
    if ('errors' in parsed) return { status: 'invalid', errors: parsed.errors };
    dispatch(loadSavedWork(parsed.work, hash));
    return undefined;
  };
