import { tokenEntered, tokenForgotten } from '../../state/owner/publishPanel';
import type { AppThunk } from '../../state/rootReducer';

/** The token. Only in this variable, until the tab is closed, the owner signs out or forgets it. */
let token = '';

/** The token of this tab; empty if there is none. */
export const getToken = () => token;

/** Keeps the token that was entered, trimmed. The state learns only that there is one. */
export const enterToken =
  (entered: string): AppThunk =>
  (dispatch) => {
    token = entered.trim();
    dispatch(tokenEntered());
  };

/** Drops the token after a refusal of GitHub or a sign-out, from whose actions the state learns it. */
export function dropToken() {
  token = '';
}

export const forgetToken = (): AppThunk => (dispatch) => {
  dropToken();
  dispatch(tokenForgotten());
};
