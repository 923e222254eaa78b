import { serveBuiltSite } from '../builtSite.ts';
import { test as base } from '../test.ts';
import { OWN_TEST_SITE } from '../testSites.ts';

export { expect } from '../test.ts';

/** `test` for the site with own content, built together with the test site and served by each worker. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _browserName }, use) => {
      const { url, close } = await serveBuiltSite({ mode: OWN_TEST_SITE.mode });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, provide) => provide(site),
});
