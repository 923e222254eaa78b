/** The only field of the form for the token. */
export const TOKEN_FIELD = {
  name: 'token',
  label: 'GitHub token',
  type: 'password',
  // Keeps password managers from saving the token and offering it at the sign-in.
  autoComplete: 'one-time-code',
  hint: 'Fine-grained, for this repository only, with Contents: Read and write. It stays in this tab until you reload the page, log out or press Forget token.',
  // The token becomes part of a request header.
  check: (token: string) =>
    /^\s*\w+\s*$/.test(token) ? undefined : 'A token has letters, digits and _ only.',
} as const;
