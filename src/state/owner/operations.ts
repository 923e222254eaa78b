import {
  type ActionReducerMapBuilder,
  createSlice,
  isAnyOf,
  nanoid,
  type PayloadAction,
} from '@reduxjs/toolkit';
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
        | 'serverError'
        /** No response, or none from GitHub. */
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
  /** Any other error, as a sentence. */
  | { kind: 'other'; message: string };

type Step = 'checking' | 'committing';

export type OperationState<Conflict> =
  | { status: 'idle' }
  /** `id` distinguishes this run from a later one. */
  | { status: 'running'; id: string; step?: Step }
  /** Waits for the owner's decision whether to overwrite the conflicting work. */
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'failed'; error: OperationError }
  /** `commit` is the hash of a commit; null if the repository already had this content. */
  | { status: 'succeeded'; commit?: string | null };

/** The result of Save, Publish or Export. */
interface Written {
  work: Work;
  /** The git hash of the file; absent if it is only a copy, because the work is saved elsewhere. */
  hash?: string;
  /** Whether there was no content file before, so that placeholder work became the owner's. */
  isFirst?: boolean;
  commit?: string | null;
}

function createOperation<Conflict>() {
  type State = OperationState<Conflict>;
  const idle = (): State => ({ status: 'idle' });
  return {
    initialState: idle,
    reducers: {
      started: {
        reducer: (_state: State, { payload: id }: PayloadAction<string>): State => ({
          status: 'running',
          id,
        }),
        prepare: () => ({ payload: nanoid() }),
      },
      /** A series of requests reached another step. */
      advanced: (state: State, { payload: step }: PayloadAction<Step>): State =>
        state.status === 'running' ? { ...state, step } : state,
      conflicted: (_state: State, { payload: conflict }: PayloadAction<Conflict>): State => ({
        status: 'conflict',
        conflict,
      }),
      failed: (_state: State, { payload: error }: PayloadAction<OperationError>): State => ({
        status: 'failed',
        error,
      }),
      succeeded: (_state: State, { payload: { commit } }: PayloadAction<Written>): State => ({
        status: 'succeeded',
        ...(commit !== undefined && { commit }),
      }),
      /** The owner dismissed the result. A running operation goes on. */
      dismissed: (state: State): State => (state.status === 'running' ? state : idle()),
    },
    extraReducers: (builder: ActionReducerMapBuilder<State>) => {
      builder.addMatcher(isAnyOf(contentImported, savedContentLoaded, signedOut), idle);
    },
    selectors: { select: (state: State) => state },
  };
}

/** The changed file on disk; null if it was deleted. */
type SaveConflict = { hash: string; text: string } | null;
/** The git hash of the changed file in the repository; null if it was deleted. */
type PublishConflict = string | null;

const save = createSlice({ name: 'save', ...createOperation<SaveConflict>() });
const publish = createSlice({ name: 'publish', ...createOperation<PublishConflict>() });
/** The conflict is the work of a file that would replace unsaved changes. */
const imports = createSlice({ name: 'import', ...createOperation<Work>() });
const exports = createSlice({ name: 'export', ...createOperation<null>() });

export const saveOperation = { ...save.actions, ...save.injectInto(rootReducer).selectors };
export const publishOperation = {
  ...publish.actions,
  ...publish.injectInto(rootReducer).selectors,
};
export const importOperation = { ...imports.actions, ...imports.injectInto(rootReducer).selectors };
export const exportOperation = { ...exports.actions, ...exports.injectInto(rootReducer).selectors };

declare module '../rootReducer' {
  interface AdminSlices {
    save: OperationState<SaveConflict>;
    publish: OperationState<PublishConflict>;
    import: OperationState<Work>;
    export: OperationState<null>;
  }
}
