import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import lighthouse, { type TraceEvent } from 'lighthouse';
import { launch, type Page } from 'puppeteer-core';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';
import { CHROMIUM_FLAGS, getChromium, PIXEL } from '../../test/chromium.ts';
import { buildCommit, serve } from './sites.ts';

// Measures the speed of the built site with Lighthouse's mobile preset. Run it on an idle machine. With
// `-- --against <commit>` the front page of that commit is measured alternately with this one.

/** Odd, so that the median is one of the runs. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const REPORT = 'reports/bench.json';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** The ports of this site, and of the commit to compare with. */
const PORT = 5390;
const OTHER_PORT = 5391;

const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'CPU ms': 'mainthread-work-breakdown',
  bytes: 'total-byte-weight',
};

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

/** The most objects that one layout of the page had. */
const countLayoutObjects = (events: TraceEvent[]) =>
  Math.max(
    ...events
      .filter(({ name }) => name === 'Layout')
      .map(({ args }) => (args['beginData'] as Figures | undefined)?.['totalObjects'] ?? 0),
  );

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
      ['layout objects', countLayoutObjects(result.artifacts.Trace.traceEvents)],
    ]) as Figures;
  } finally {
    await browser.close();
  }
}

/** The medians of all runs of each address, alternately, and the runs themselves. */
async function measure(urls: Record<string, string>, categories: string[]) {
  const runs = Object.keys(urls).map((name) => [name, [] as Figures[]] as const);
  for (let round = 0; round < RUNS; round += 1)
    for (const [name, figures] of runs) figures.push(await runOnce(urls[name] ?? '', categories));
  return runs.map(([name, figures]) => {
    const median = (metric: string) =>
      figures.map((each) => each[metric] ?? NaN).sort((a, b) => a - b)[(RUNS - 1) / 2] ?? NaN;
    const metrics = Object.keys(figures[0] ?? {});
    const medians = Object.fromEntries(metrics.map((metric) => [metric, median(metric)]));
    return { name, medians, figures };
  });
}

const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const folder = against && buildCommit(against);
const url = await serve('.', PORT);
const results = folder
  ? await measure({ [against]: await serve(folder, OTHER_PORT), now: url }, ['performance'])
  : [
      ...(await measure({ '/': url }, [...CATEGORIES, 'seo'])),
      ...(await measure({ '/admin': `${url}admin` }, CATEGORIES)),
    ];
const rows = Object.fromEntries(results.map(({ name, medians }) => [name, medians]));
const [before, after] = results;
if (against && before && after) {
  const ratios = Object.entries(before.medians).map(
    ([metric, value]) =>
      [metric, Number(((after.medians[metric] ?? NaN) / value).toFixed(2))] as const,
  );
  rows['ratio'] = Object.fromEntries(ratios);
  const grown = ratios.filter(([metric, ratio]) => metric !== 'performance' && ratio > 1);
  console.log(`Grown: ${grown.map(([metric]) => metric).join(', ') || 'nothing'}`);
}
console.log(`Lighthouse, mobile, medians of ${RUNS}`);
console.table(rows);
await mkdir('reports', { recursive: true });
await writeFile(REPORT, JSON.stringify(results, null, 2));
console.log(`All runs: ${REPORT}`);
process.exit();
