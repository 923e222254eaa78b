import { mkdir, writeFile } from 'node:fs/promises';
import lighthouse from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';
import { CHROMIUM_FLAGS, getChromium } from '../../test/chromium.ts';
import { serveBuiltSite } from './builtSite.ts';

// Measures the speed of the built site with Lighthouse's mobile preset. Run it on an idle machine.

/** Odd, so that the median is one of the runs. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const REPORT = 'reports/bench.json';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

type Figures = Record<string, number>;

/** Lighthouse's error for a trace without its beginning, which happens now and then. Such a run is repeated. */
const NOT_TRACED = 'NO_NAVSTART';

/** Answers requests for placeholder pictures with one transparent pixel. */
async function answerPictures(page: Page) {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'image/png' }];
    const answer = { requestId, responseCode: 200, responseHeaders, body: PIXEL };
    // Fails if the page has closed meanwhile, which is harmless.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  const patterns = PLACEHOLDER_HOSTS.map((host) => ({ urlPattern: `${host}/*` }));
  await session.send('Fetch.enable', { patterns });
}

/** One run in a browser of its own: scores from 0 to 100, and metrics. */
async function runOnce(url: string, onlyCategories: string[]): Promise<Figures> {
  const browser = await launch({ executablePath: getChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await answerPictures(page);
    const result = await lighthouse(url, { onlyCategories }, undefined, page);
    if (result?.lhr.runtimeError?.code === NOT_TRACED) return await runOnce(url, onlyCategories);
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
    const { categories, audits } = result.lhr;
    return Object.fromEntries([
      ...onlyCategories.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ...Object.entries(METRICS).map(([name, audit]) => [
        name,
        Number(audits[audit]?.numericValue?.toFixed(3)),
      ]),
    ]) as Figures;
  } finally {
    await browser.close();
  }
}

/** The medians of all runs, and the runs themselves. */
async function measure(url: string, categories: string[]) {
  const runs: Figures[] = [];
  while (runs.length < RUNS) runs.push(await runOnce(url, categories));
  const median = (name: string) =>
    runs.map((figures) => figures[name] ?? NaN).sort((a, b) => a - b)[(RUNS - 1) / 2] ?? NaN;
  const names = Object.keys(runs[0] ?? {});
  return { medians: Object.fromEntries(names.map((name) => [name, median(name)])), runs };
}

const site = await serveBuiltSite();
const categories = ['performance', 'accessibility', 'best-practices'];
const page = await measure(site.url, [...categories, 'seo']);
const signIn = await measure(`${site.url}admin`, categories);
console.log(`Lighthouse, mobile, medians of ${RUNS}`);
console.table({ '/': page.medians, '/admin': signIn.medians });
await mkdir('reports', { recursive: true });
await writeFile(REPORT, JSON.stringify({ '/': page, '/admin': signIn }, null, 2));
console.log(`All runs: ${REPORT}`);
process.exit();
