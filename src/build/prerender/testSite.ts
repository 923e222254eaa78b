/**
 * The site of the browser tests, built in the mode `test`: always with the demo's owner, password and work, and served from
 * the root. Its folder is not deployed.
 */
export const TEST_SITE = { mode: 'test', outDir: 'reports/site' };

/** The same with a content file, and an owner to whom messages can be sent. */
export const OWN_TEST_SITE = {
  mode: 'test-own',
  outDir: 'reports/own-site',
  contentFile: 'src/e2e/own/content.json',
  contactEndpoint: 'https://messages.example/send',
};

/** The test site of a mode. Returns `undefined` in any other mode. */
export const testSiteOf = (mode: string) =>
  [TEST_SITE, OWN_TEST_SITE].find((site) => site.mode === mode);
