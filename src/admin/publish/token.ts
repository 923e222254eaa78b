import { selectPublish, tokenForgotten, tokenKept } from '../../state/owner/publish';
import type { AppThunk } from '../../state/rootReducer';

/** The token. Only in this variable, until the tab is closed or the owner forgets it. */
let token = '';

/** The token of this tab; empty if there is none. */
export const getToken = () => token;

/** Keeps the token that was entered, trimmed. The state learns only that there is one. */
export const keepToken =
  (entered: string): AppThunk =>
  (dispatch) => {
    token = entered.trim();
    dispatch(tokenKept());
  };

/** Drops the token after a refusal of GitHub or a sign-out, from whose actions the state learns it. */
export function dropToken() {
  token = '';
}

/** Drops the token. Dispatches only if there is one. */
export const forgetToken = (): AppThunk => (dispatch, getState) => {
  dropToken();
  if (selectPublish(getState()).hasToken) dispatch(tokenForgotten());
};
