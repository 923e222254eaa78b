import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { importOperation, publishOperation } from './operations';

interface PublishPanelState {
  isOpen: boolean;
  /** Whether this tab has a token. The token itself is not in the store. */
  hasToken: boolean;
}

const initialState: PublishPanelState = { isOpen: false, hasToken: false };

const publishPanelSlice = createSlice({
  name: 'publishPanel',
  initialState,
  reducers: {
    publishOpened(state) {
      state.isOpen = true;
    },
    tokenEntered(state) {
      state.hasToken = true;
    },
    tokenForgotten(state) {
      state.hasToken = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(publishOperation.dismissed, (state) => {
        state.isOpen = false;
      })
      .addCase(signedOut, () => initialState)
      .addMatcher(
        isAnyOf(publishOperation.failed, importOperation.failed),
        (state, { payload }) => {
          if (payload.kind === 'badToken') state.hasToken = false;
        },
      );
  },
  selectors: { selectPublishPanel: (state) => state },
});

export const { publishOpened, tokenEntered, tokenForgotten } = publishPanelSlice.actions;
export const { selectPublishPanel } = publishPanelSlice.injectInto(rootReducer).selectors;

declare module '../rootReducer' {
  interface AdminSlices {
    publishPanel: PublishPanelState;
  }
}
