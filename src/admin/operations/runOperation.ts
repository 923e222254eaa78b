import type { UnknownAction } from '@reduxjs/toolkit';
import { importChunk } from '../../shared/importChunk';
import type { Operation, OperationError } from '../../state/owner/operations';
import type { AppThunk } from '../../state/rootReducer';

/** Ends an operation with an error. */
export class OperationFailure extends Error {
  override name = 'OperationFailure';

  constructor(readonly error: OperationError) {
    super(error.kind);
  }
}

/** Dispatches the start of an operation, and its end unless restarted or signed out by then. Rethrows unexpected errors. */
export const runOperation =
  (
    { started, failed, select }: Operation,
    run: (isCurrent: () => boolean) => Promise<UnknownAction | UnknownAction[]>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { payload: id } = dispatch(started());
    const isCurrent = () => {
      const state = select(getState());
      return state.status === 'running' && state.run === id;
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

/** Loads a chunk of the site, or ends the operation with the error `notLoaded`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await importChunk(load);
  } catch {
    throw new OperationFailure({ kind: 'notLoaded' });
  }
}
