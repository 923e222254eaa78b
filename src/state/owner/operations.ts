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

/** Why an operation failed. Holds no part of a request, because that contains the token, and no text from GitHub. */
export type OperationError =
  | {
      kind:
        | 'badToken'
        /** There is no such repository or branch, or the token may not write to it. */
        | 'noAccess'
        | 'branchRule'
        | 'serverError'
        /** No answer came, or one that is not GitHub's. */
        | 'noAnswer'
        /** The commit was sent, and GitHub did not answer. */
        | 'unconfirmed'
        /** A chunk of the site could not be loaded. */
        | 'notLoaded';
    }
  | { kind: 'rateLimited'; /** In milliseconds since 1970. */ until: number }
  /** The content file has errors: the first of them, their number, and the refused act. */
  | {
      kind: 'invalid';
      errors: string[];
      count: number;
      act: 'published' | 'saved' | 'loaded' | 'imported';
    }
  /** Anything else, in a sentence. */
  | { kind: 'other'; message: string };

type Step = 'checking' | 'committing';

/** The state of something that takes time. */
export type OperationState<Conflict> =
  | { status: 'idle' }
  /** `id` tells this run from a later one. */
  | { status: 'running'; id: string; step?: Step }
  /** Waits for the owner's decision, because going on would overwrite something. */
  | { status: 'conflict'; conflict: Conflict }
  | { status: 'failed'; error: OperationError }
  /** `commit` is the hash of a commit; null if the repository had this content already. */
  | { status: 'succeeded'; commit?: string | null };

/** The result of Save, Publish or Export. */
interface Written {
  /** The work that was written. */
  work: Work;
  /** The git hash of the file; absent if it was downloaded. */
  hash?: string;
  /** Whether there was no content file before, so that placeholder work became the owner's. */
  isFirst?: boolean;
  /** Whether the work is saved elsewhere, so that a download is only a copy. */
  isCopy?: boolean;
  commit?: string | null;
}

/** What the slices of all operations have in common. */
function createOperation<Conflict>() {
  type State = OperationState<Conflict>;
  const idle = (): State => ({ status: 'idle' });
  return {
    initialState: idle,
    reducers: {
      started: {
        reducer: (_state: State, { payload }: PayloadAction<string>): State => ({
          status: 'running',
          id: payload,
        }),
        prepare: () => ({ payload: nanoid() }),
      },
      /** A series of requests has come to another step. */
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
      /** The owner has read the result. What is running goes on. */
      dismissed: (state: State): State => (state.status === 'running' ? state : idle()),
      /** The owner has left the running operation. */
      abandoned: idle,
    },
    extraReducers: (builder: ActionReducerMapBuilder<State>) => {
      builder.addMatcher(isAnyOf(contentImported, savedContentLoaded, signedOut), idle);
    },
    selectors: { select: (state: State) => state },
  };
}

/** The file on the disk, which has changed; null if it was deleted. */
type SaveConflict = { hash: string; text: string } | null;
const save = createSlice({ name: 'save', ...createOperation<SaveConflict>() });
export const saveOperation = { ...save.actions, ...save.injectInto(rootReducer).selectors };

/** The git hash of the file in the repository, which has changed; null if it was deleted. */
type PublishConflict = string | null;
const publish = createSlice({ name: 'publish', ...createOperation<PublishConflict>() });
export const publishOperation = {
  ...publish.actions,
  ...publish.injectInto(rootReducer).selectors,
};

/** The conflict is the work of the file, which would replace changes. */
const importing = createSlice({ name: 'import', ...createOperation<Work>() });
export const importOperation = {
  ...importing.actions,
  ...importing.injectInto(rootReducer).selectors,
};

const exporting = createSlice({ name: 'export', ...createOperation<null>() });
export const exportOperation = {
  ...exporting.actions,
  ...exporting.injectInto(rootReducer).selectors,
};

declare module '../rootReducer' {
  interface AdminSlices {
    save: OperationState<SaveConflict>;
    publish: OperationState<PublishConflict>;
    import: OperationState<Work>;
    export: OperationState<null>;
  }
}
