/** The token of Publish. Held only in memory, until a reload, a sign-out or Forget token. */
let token = '';

/** The token of this tab; empty if there is none. */
export const getToken = () => token;

/** Replaces the token of this tab. An empty one drops it. */
export function setToken(entered: string) {
  token = entered;
}
