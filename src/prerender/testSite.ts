/**
 * The site that the browser tests visit, built in the mode `test`: of the demo's owner, password and work, served from
 * the root, whatever the owner has put in place of these. It goes to a folder that nobody deploys.
 */
export const TEST_SITE = { mode: 'test', outDir: 'reports/site' };
