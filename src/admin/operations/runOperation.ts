import type { UnknownAction } from '@reduxjs/toolkit';
import { MAX_LISTED_ERRORS } from '../../content/rules';
import type { Work } from '../../content/types';
import { importChunk } from '../../shared/importChunk';
import { selectAddedPictures } from '../../state/owner/addedPictures';
import type { Operation, OperationError, Start } from '../../state/owner/operations';
import type { AppThunk, RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';

/** Ends an operation with an error. */
export class OperationFailure extends Error {
  override name = 'OperationFailure';

  constructor(readonly error: OperationError) {
    super(error.kind);
  }
}

/** Dispatches the start of an operation, and its end unless the owner has restarted it or signed out. */
export const runOperation =
  (
    { started, failed, select }: Operation,
    details: Omit<Start, 'run'>,
    run: (isCurrent: () => boolean) => Promise<UnknownAction | UnknownAction[]>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { payload: start } = dispatch(started(details));
    const isCurrent = () => {
      const state = select(getState());
      return state.status === 'running' && state.run === start.run;
    };
    try {
      const end = await run(isCurrent);
      if (isCurrent()) for (const action of [end].flat()) dispatch(action);
    } catch (thrown) {
      const isExpected = thrown instanceof OperationFailure;
      const error = { kind: 'other', message: 'An error occurred.' } as const;
      if (isCurrent()) dispatch(failed(isExpected ? thrown.error : error));
      if (!isExpected) throw thrown;
    }
  };

export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importChunk(load);
  } catch {
    throw new OperationFailure({ kind: 'notLoaded' });
  }
}

type RefusedAct = Extract<OperationError, { kind: 'invalid' }>['act'];

export const createInvalidError = (errors: string[], act: RefusedAct): OperationError => ({
  kind: 'invalid',
  errors: errors.slice(0, MAX_LISTED_ERRORS),
  count: errors.length,
  act,
});

/** Loads the check of content files on demand: the schema and zod are as large as the whole admin area. */
export const loadCheck = () =>
  loadChunk(() =>
    Promise.all([import('../../content/file/parseContent'), import('virtual:site-files')]),
  );

/** The work of a content file that passes the check of the build. A file loaded from elsewhere may name newer files. */
export async function checkContent(
  source: string | ArrayBuffer,
  act: RefusedAct,
  state: RootState,
): Promise<Work> {
  const [{ parseContent }, { default: files }] = await loadCheck();
  const { name: artist } = selectOwner(state);
  const known = [...files, ...selectAddedPictures(state)];
  const parsed = parseContent(source, { artist, ...(act !== 'loaded' && { files: known }) });
  if ('errors' in parsed) throw new OperationFailure(createInvalidError(parsed.errors, act));
  return parsed.work;
}
