/**
 * The site that the browser tests visit, built in the mode `test`: of the demo's owner, password and work, served from
 * the root, whatever the owner has put in place of these. It goes to a folder that nobody deploys.
 */
export const TEST_SITE = { mode: 'test', outDir: 'reports/site' };

/** The same with a content file, as an owner has it. */
export const OWN_TEST_SITE = {
  mode: 'test-own',
  outDir: 'reports/own-site',
  contentFile: 'src/e2e/own/content.json',
};

/** The test site that a mode builds; none in any other mode. */
export const testSiteOf = (mode: string) =>
  [TEST_SITE, OWN_TEST_SITE].find((site) => site.mode === mode);
