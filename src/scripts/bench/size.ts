import { brotliCompressSync, gzipSync } from 'node:zlib';
import { paths } from '../../app/paths.ts';
import { launchBrowser, openPage } from './browser.ts';
import { serveBuiltSite } from './builtSite.ts';
import { pause } from './figures.ts';

/** The most that `/` may load, in bytes of gzip (.github/CONTRIBUTING.md). */
const BUDGETS: Partial<Record<string, number>> = { script: 136_000, document: 20_000 };

/** Time for the chunks that come when the page has settled. */
const SETTLE_MS = 3_000;

interface Size {
  raw: number;
  gzip: number;
  brotli: number;
}

const ROUTES = [paths.portfolio, paths.signIn, '/nothing-here'];

/** Formats that are compressed already travel as they are. */
const isCompressed = (kind: string) => kind === 'font' || kind === 'image';

function sizeOf(body: Buffer, kind: string): Size {
  const raw = body.length;
  if (isCompressed(kind)) return { raw, gzip: raw, brotli: raw };
  return {
    raw,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: brotliCompressSync(body).length,
  };
}

const site = await serveBuiltSite();
const browser = await launchBrowser();

/** Everything of our own that a route fetches in a browser until it settles, added up by kind. */
async function measureRoute(path: string): Promise<Record<string, Size>> {
  const page = await openPage(browser);
  const sizes: Record<string, Size> = {};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(site.url)) return;
    const kind = response.request().resourceType();
    bodies.push(
      response.buffer().then((body) => {
        const { raw, gzip, brotli } = sizeOf(body, kind);
        const sum = (sizes[kind] ??= { raw: 0, gzip: 0, brotli: 0 });
        sum.raw += raw;
        sum.gzip += gzip;
        sum.brotli += brotli;
      }),
    );
  });
  await page.goto(new URL(path.slice(1), site.url).href);
  await pause(SETTLE_MS);
  await Promise.all(bodies);
  await page.close();
  return sizes;
}

let overBudget = 0;
for (const path of ROUTES) {
  const sizes = await measureRoute(path);
  console.log(`What ${path} loads, in bytes`);
  console.table(sizes);
  if (path !== paths.portfolio) continue;
  for (const [kind, budget = 0] of Object.entries(BUDGETS)) {
    const gzip = sizes[kind]?.gzip ?? Infinity;
    const isOver = gzip > budget;
    overBudget += Number(isOver);
    console.log(`${isOver ? 'OVER BUDGET' : 'within budget'}: ${kind} ${gzip} of ${budget} gzip`);
  }
}
await browser.close();
await site.close();
process.exit(overBudget);
