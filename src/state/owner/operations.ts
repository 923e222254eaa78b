import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { contentImported, savedContentLoaded } from '../lists/content';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';

/** The error of an operation. Holds no part of a request, which contains the token, and no text from GitHub. */
export type OperationError =
  | {
      kind:
        | 'badToken'
        /** The repository or branch does not exist, or the token may not write to it. */
        | 'noAccess'
        | 'branchRule'
        /** GitHub refuses requests of this size. */
        | 'tooLarge'
        /** No response, a server error, or a response from another server. */
        | 'noAnswer'
        /** The commit was sent, but GitHub did not respond. */
        | 'unconfirmed'
        /** A chunk of the site could not be loaded. */
        | 'notLoaded';
    }
  | { kind: 'rateLimited'; /** In milliseconds since 1970. */ until: number }
  /** The content file has errors: the first of them, their number, and the refused operation. */
  | {
      kind: 'invalid';
      errors: string[];
      count: number;
      act: 'published' | 'saved' | 'loaded' | 'imported';
    }
  /** The content was saved, but these pictures were not deleted: a sentence each. */
  | { kind: 'picturesKept'; message: string }
  /** Any other error, as a sentence. */
  | { kind: 'other'; message: string };

/** Another version of the content, in the way of an operation. */
interface Conflict {
  /** The git hash of the other file; null if it was deleted. */
  hash: string | null;
  /** The text of the file on disk. A file in the repository is loaded on demand. */
  text?: string;
}

export type OperationState =
  | { status: 'idle' }
  /** Its panel is open. */
  | { status: 'ready' }
  /** `run` distinguishes this run from a later one. */
  | { status: 'running'; run: string }
  /** Waits for the owner's decision whether to overwrite the other version. */
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'failed'; error: OperationError }
  /**
   * `commit` is a hash, or null if the repository already had this content. `onlyDeletes`: the commit deleted pictures
   * and changed nothing else.
   */
  | { status: 'succeeded'; commit?: string | null; onlyDeletes?: boolean };

/** The content that an operation wrote. */
interface Success {
  work: Work;
  /** The git hash of the file; absent if it is only a copy, because the work is saved elsewhere. */
  hash?: string;
  commit?: string | null;
  /** The paths under `public` of the deleted pictures. */
  deleted?: string[];
  /** The paths under `public` of the added pictures that the project has now. */
  written?: string[];
  onlyDeletes?: boolean;
}

const idle = (): OperationState => ({ status: 'idle' });
const ready = (): OperationState => ({ status: 'ready' });

function createOperation<const Name extends keyof OperationSlices>(name: Name) {
  const slice = createSlice({
    name,
    initialState: idle,
    reducers: {
      opened: (state) => (state.status === 'running' ? state : ready()),
      started: {
        reducer: (_state, { payload: run }: PayloadAction<string>) => ({ status: 'running', run }),
        prepare: () => ({ payload: nanoid() }),
      },
      conflicted: (_state, { payload: conflict }: PayloadAction<Conflict>) => ({
        status: 'conflict',
        conflict,
      }),
      failed: (_state, { payload: error }: PayloadAction<OperationError>) => ({
        status: 'failed',
        error,
      }),
      succeeded: (
        _state,
        { payload: { commit, onlyDeletes = false } }: PayloadAction<Success>,
      ) => ({
        status: 'succeeded',
        ...(commit !== undefined && { commit }),
        ...(onlyDeletes && { onlyDeletes }),
      }),
      dismissed: idle,
    },
    extraReducers: (builder) => {
      builder
        .addCase(signedOut, idle)
        // Ends an import. An open panel stays open.
        .addMatcher(isAnyOf(contentImported, savedContentLoaded), ({ status }) =>
          status === 'idle' ? idle() : ready(),
        )
        // The error of an earlier import would seem to belong to the other version.
        .addMatcher(isAnyOf(saveOperation.conflicted, publishOperation.conflicted), (state) =>
          state.status === 'failed' ? idle() : state,
        );
    },
    selectors: { select: (state) => state },
  });
  return { ...slice.actions, ...slice.injectInto(rootReducer).selectors };
}

export const saveOperation = createOperation('save');
export const publishOperation = createOperation('publish');
/** Reads a chosen file, or loads the one on disk or in the repository. */
export const importOperation = createOperation('import');
export const exportOperation = createOperation('export');

export type Operation =
  typeof saveOperation | typeof publishOperation | typeof importOperation | typeof exportOperation;

type OperationSlices = Record<'save' | 'publish' | 'import' | 'export', OperationState>;

declare module '../rootReducer' {
  interface AdminSlices extends OperationSlices {}
}
