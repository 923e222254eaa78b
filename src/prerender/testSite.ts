/**
 * The site that the browser tests visit, built in the mode `test`: of placeholder work, served from the root, with the
 * demo password, whatever the owner has put in place of these. It goes to a folder that nobody deploys.
 */
export const TEST_SITE = { mode: 'test', outDir: 'reports/site' };
