import { formatContentFile } from '../../content/file/formatContentFile';
import type { SaveAnswer } from '../../content/file/saveProtocol';
import type { AppThunk } from '../../state/rootReducer';
import { selectOwner } from '../../state/slices/owner';
import { contentSaved, takeSnapshot, selectSavedFile } from '../../state/slices/savedFile';
import { selectWork } from '../../state/work';
import { loadSavedWork } from '../content-file/importFile';
import { askDevServer } from './askDevServer';

/** Why nothing was saved. */
export type SaveFault = Exclude<SaveAnswer, { status: 'saved' }>;

/**
 * Has the dev server write the content file.
 * @param over The hash of another file that may be replaced; null for none.
 */
export const saveContent =
  (over?: string | null): AppThunk<Promise<SaveFault | undefined>> =>
  async (dispatch, getState) => {
    const work = selectWork(getState());
    if (!work) return undefined;
    const basis = over === undefined ? selectSavedFile(getState()).hash : over;
    const answer = await askDevServer({ text: formatContentFile(work), basis });
    if (answer.status !== 'saved') return answer;
    dispatch(
      contentSaved({ lists: takeSnapshot(work), hash: answer.hash, isFirst: basis === null }),
    );
    return undefined;
  };

/** Takes in the file that is on the disk. The work here is downloaded first: it can be imported again. */
export const loadFile =
  ({ text, hash }: { text: string; hash: string }): AppThunk<Promise<SaveFault | undefined>> =>
  async (dispatch, getState) => {
    const { parseContent } = await import('../../content/file/parseContent');
    const parsed = parseContent(text, { artist: selectOwner(getState()).name });
    if ('errors' in parsed) return { status: 'invalid', errors: parsed.errors };
    dispatch(loadSavedWork(parsed.work, hash));
    return undefined;
  };
