import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import type { SavedFile } from './savedFile';

/** Why publishing failed. Holds no part of a request, because that contains the token, and no text from GitHub. */
export type Refusal =
  | {
      reason:
        | 'badToken'
        | 'forbidden'
        | 'notFound'
        /** Status 409 or 422; a second request tells `changed` from `branchRule`. */
        | 'conflict'
        | 'branchRule'
        | 'offline'
        | 'timeout'
        /** The commit was sent, and GitHub did not answer. */
        | 'unconfirmed'
        | 'notLoaded'
        | 'failed';
    }
  | { reason: 'rateLimited'; /** In milliseconds since 1970. */ until: number }
  | { reason: 'serverError'; status: number }
  /** The git hash of the file in the repository; null if it was deleted. */
  | { reason: 'changed'; theirs: string | null }
  | { reason: 'invalid'; whose: 'mine' | 'theirs'; errors: string[] };

export type PublishStatus =
  | { step: 'idle' | 'checking' | 'committing' | 'pausing' | 'loadedTheirs' }
  /** The hash of the commit; null if the repository had this content already. */
  | { step: 'published'; commit: string | null }
  | { step: 'refused'; refusal: Refusal };

export interface PublishState {
  isOpen: boolean;
  /** Whether this tab has a token. The token itself is not in the store. */
  hasToken: boolean;
  status: PublishStatus;
}

declare module '../rootReducer' {
  interface AdminSlices {
    publish: PublishState;
  }
}

const initialState: PublishState = { isOpen: false, hasToken: false, status: { step: 'idle' } };

const isInProgress = ({ status: { step } }: PublishState) =>
  step === 'checking' || step === 'committing' || step === 'pausing';

/** Closes the panel. Publishing that is in progress continues; a finished result is dropped with the panel. */
function close(state: PublishState) {
  state.isOpen = false;
  if (!isInProgress(state)) state.status = { step: 'idle' };
}

/** Publishing from the dashboard. No action carries the token or the content. */
const publishSlice = createSlice({
  name: 'publish',
  initialState,
  reducers: {
    publishOpened(state) {
      state.isOpen = true;
    },
    publishClosed: close,
    tokenKept(state) {
      state.hasToken = true;
    },
    tokenForgotten(state) {
      state.hasToken = false;
    },
    publishStarted(state) {
      state.status = { step: 'checking' };
    },
    /** The file in the repository is the one that was edited. */
    publishChecked(state) {
      state.status = { step: 'committing' };
    },
    /** GitHub answered with a server error; the request is sent again after a pause. */
    publishPaused(state) {
      state.status = { step: 'pausing' };
    },
    publishRefused(state, { payload }: PayloadAction<Refusal>) {
      state.status = { step: 'refused', refusal: payload };
      if (payload.reason === 'badToken') state.hasToken = false;
    },
    /** The repository has the content. */
    sitePublished(state, { payload }: PayloadAction<{ file: SavedFile; commit: string | null }>) {
      state.status = { step: 'published', commit: payload.commit };
    },
    /** The content of the repository replaced that of the dashboard. */
    theirsLoaded(state) {
      state.status = { step: 'loadedTheirs' };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, (state) => {
      close(state);
      state.hasToken = false;
    });
  },
  selectors: {
    selectPublish: (state) => state,
    selectIsPublishing: isInProgress,
  },
});

export const {
  publishOpened,
  publishClosed,
  tokenKept,
  tokenForgotten,
  publishStarted,
  publishChecked,
  publishPaused,
  publishRefused,
  sitePublished,
  theirsLoaded,
} = publishSlice.actions;
export const { selectPublish, selectIsPublishing } = publishSlice.injectInto(rootReducer).selectors;
