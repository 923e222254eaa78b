import { chromium } from '@playwright/test';
import { paths } from '../../shared/paths.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../test/chromium.ts';
import { serveBuiltSite } from './builtSite.ts';
import { BUDGETS, measureSizes } from './routeSizes.ts';

// `npm run size`: what each route of the built site loads. `e2e/shipped.e2e.ts` holds the front page to its budget.

const site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const context = await browser.newContext({ baseURL: site.url });
// Without placeholder images.
await context.route(
  (url) => !url.href.startsWith(site.url),
  (route) => route.abort(),
);

const routes: Record<string, Record<string, number>> = {};
for (const path of [paths.portfolio, paths.signIn, '/nothing-here']) {
  const page = await context.newPage();
  routes[path] = await measureSizes(page, path.slice(1));
  await page.close();
}
console.log('What each route loads, in bytes of gzip');
console.table({ ...routes, 'budget of /': BUDGETS });
await browser.close();
await site.close();
