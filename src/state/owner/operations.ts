import { createSlice, isAnyOf, nanoid, type PayloadAction } from '@reduxjs/toolkit';
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
  /** The content file has errors: the first of them, how many there are, and what was not done with it. */
  | { kind: 'invalid'; errors: string[]; count: number; act: 'published' | 'saved' | 'loaded' | 'imported' }
  /** Anything else, in a sentence. */
  | { kind: 'other'; message: string };

type Step = 'checking' | 'committing' | 'pausing';

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

function createOperation<Name extends 'save' | 'publish' | 'import' | 'export', Conflict>(
  name: Name,
) {
  type State = OperationState<Conflict>;
  const idle = (): State => ({ status: 'idle' });
  const slice = createSlice({
    name,
    initialState: idle(),
    reducers: {
      started: {
        reducer: (_state, { payload }: PayloadAction<string>): State => ({
          status: 'running',
          id: payload,
        }),
        prepare: () => ({ payload: nanoid() }),
      },
      /** A series of requests has come to another step. */
      advanced: (state, { payload: step }: PayloadAction<Step>) => {
        if (state.status === 'running') state.step = step;
      },
      conflicted: (_state, { payload: conflict }: PayloadAction<Conflict>): State => ({
        status: 'conflict',
        conflict,
      }),
      failed: (_state, { payload: error }: PayloadAction<OperationError>): State => ({
        status: 'failed',
        error,
      }),
      succeeded: (_state, { payload: { commit } }: PayloadAction<Written>): State => ({
        status: 'succeeded',
        ...(commit !== undefined && { commit }),
      }),
      /** The owner has read the result. What is running goes on. */
      dismissed: (state) => (state.status === 'running' ? state : { status: 'idle' }),
      /** The owner has left what is running. */
      abandoned: idle,
    },
    extraReducers: (builder) => {
      builder.addMatcher(isAnyOf(contentImported, savedContentLoaded, signedOut), idle);
    },
    selectors: { select: (state) => state },
  });
  return { ...slice.actions, ...slice.injectInto(rootReducer).selectors };
}

/** Conflict: the file on the disk has changed; null if it was deleted. */
export const saveOperation = createOperation<'save', { hash: string; text: string } | null>('save');
/** Conflict: the git hash of the changed file in the repository; null if it was deleted. */
export const publishOperation = createOperation<'publish', string | null>('publish');
/** Conflict: the work of the file would replace changes. */
export const importOperation = createOperation<'import', Work>('import');
export const exportOperation = createOperation<'export', never>('export');

declare module '../rootReducer' {
  interface AdminSlices {
    save: OperationState<{ hash: string; text: string } | null>;
    publish: OperationState<string | null>;
    import: OperationState<Work>;
    export: OperationState<never>;
  }
}
