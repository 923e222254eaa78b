/** The token of Publish. Held only here, until the owner closes the tab, signs out or forgets it. */
let token = '';

/** The token of this tab; empty if there is none. */
export const getToken = () => token;

export function setToken(entered: string) {
  token = entered;
}
