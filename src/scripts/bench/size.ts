import { gzipSync } from 'node:zlib';
import { paths } from '../../shared/paths.ts';
import { launchBrowser, openPage } from './browser.ts';
import { serveBuiltSite } from './builtSite.ts';
import { type Figures, pause } from './figures.ts';

/** The most that `/` may load, in bytes of gzip (.github/CONTRIBUTING.md). */
const BUDGETS: Partial<Record<string, number>> = { script: 136_000, document: 20_000 };

/** Time for the chunks that load after the page, in milliseconds. */
const SETTLE_MS = 3_000;

const site = await serveBuiltSite();
const browser = await launchBrowser();

/** The bytes that a route loads from the site, gzipped, by kind. */
async function measureRoute(path: string): Promise<Figures> {
  const page = await openPage(browser);
  const sizes: Figures = {};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(site.url)) return;
    const kind = response.request().resourceType();
    // Fonts and images are compressed already and travel as they are.
    const isCompressed = kind === 'font' || kind === 'image';
    bodies.push(
      response.buffer().then((body) => {
        const { length } = isCompressed ? body : gzipSync(body, { level: 9 });
        sizes[kind] = (sizes[kind] ?? 0) + length;
      }),
    );
  });
  await page.goto(new URL(path.slice(1), site.url).href);
  await pause(SETTLE_MS);
  await Promise.all(bodies);
  await page.close();
  return sizes;
}

const routes: Record<string, Figures> = {};
for (const path of [paths.portfolio, paths.signIn, '/nothing-here']) {
  routes[path] = await measureRoute(path);
}
console.log('What each route loads, in bytes of gzip');
console.table(routes);

let overBudget = 0;
for (const [kind, budget = 0] of Object.entries(BUDGETS)) {
  const size = routes[paths.portfolio]?.[kind] ?? Infinity;
  overBudget += Number(size > budget);
  console.log(`${size > budget ? 'OVER BUDGET' : 'within budget'}: ${kind} ${size} of ${budget}`);
}
await browser.close();
await site.close();
process.exit(overBudget);
