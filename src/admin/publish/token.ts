import { tokenEntered, tokenForgotten } from '../../state/owner/publishPanel';
import type { AppThunk } from '../../state/rootReducer';

/** The token. Held only here, until the owner closes the tab, signs out or forgets it. */
let token = '';

/** The token of this tab; empty if there is none. */
export const getToken = () => token;

/** Keeps the entered token, trimmed. The state knows only that there is one. */
export const enterToken =
  (entered: string): AppThunk =>
  (dispatch) => {
    token = entered.trim();
    dispatch(tokenEntered());
  };

/** Drops the token after a refusal by GitHub or a sign-out. The slices follow the actions for these. */
export function dropToken() {
  token = '';
}

export const forgetToken = (): AppThunk => (dispatch) => {
  dropToken();
  dispatch(tokenForgotten());
};
