import type { PasswordHash } from './types';

/** The password that the site comes with, as the README says: a build that takes it prints a warning. */
export const demoPassword = 'portfolio-demo';

/** What it is compared with, in the tests also where the owner has another password. */
export const demoPasswordHash: PasswordHash = {
  salt: '9a085ec94ea81e9509695960f90c9b6b',
  hash: '2f79835d50b730bcb53f4c2ce98da352ab89fb8a3484c206850e3b2554070b3b',
};
