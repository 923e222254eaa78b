import { type BuiltSite, serveBuiltSite } from '../builtSite.ts';
import { test as base } from '../test.ts';
import { OWN_TEST_SITE } from '../testSites.ts';

export { expect } from '../test.ts';

/** `test` for the site with own content, built together with the test site and served by each worker. */
export const test = base.extend<object, { site: BuiltSite }>({
  site: [
    async ({ browserName: _browserName }, use) => {
      const site = await serveBuiltSite(OWN_TEST_SITE.mode);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});
