import type { PasswordHash } from './types';

/** The `siteUrl` of the demo. A build of own content with it prints a warning. */
export const demoSiteUrl = 'https://robin-vale.example/';

/** The git hash of the placeholder résumé in `public`. A build of own content with it prints a warning. */
export const demoResumeHash = 'ff596e5752a1642b0bd2161f89ceec6b80b32618';

/** The default password of the site (README). A build with it prints a warning. */
export const demoPassword = 'portfolio-demo';

export const demoPasswordHash: PasswordHash = {
  salt: '9a085ec94ea81e9509695960f90c9b6b',
  hash: '2f79835d50b730bcb53f4c2ce98da352ab89fb8a3484c206850e3b2554070b3b',
};
