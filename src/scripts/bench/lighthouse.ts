import lighthouse from 'lighthouse';
import { launchBrowser, openPage } from './browser.ts';

/** The median of an odd number of figures. */
const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[(figures.length - 1) / 2] ?? NaN;

const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Lighthouse's error for a trace without its beginning, which happens now and then. Such a run is repeated. */
const NOT_TRACED = 'NO_NAVSTART';

/** One run of Lighthouse with its mobile preset, in a browser of its own: scores from 0 to 100, and metrics. */
async function runOnce(url: string, categories: string[]): Promise<Record<string, number>> {
  const browser = await launchBrowser();
  try {
    const page = await openPage(browser);
    const result = await lighthouse(url, { onlyCategories: categories }, undefined, page);
    if (result?.lhr.runtimeError?.code === NOT_TRACED) return await runOnce(url, categories);
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
    }
    const { lhr } = result;
    const scores = categories.map((name): [string, number] => {
      const score = lhr.categories[name]?.score;
      return [name, Math.round((score ?? 0) * 100)];
    });
    const metrics = Object.entries(METRICS).map(([name, audit]): [string, number] => [
      name,
      Number(lhr.audits[audit]?.numericValue?.toFixed(3)),
    ]);
    return Object.fromEntries([...scores, ...metrics]);
  } finally {
    await browser.close();
  }
}

/** The medians of `runs` runs, an odd number, and the runs themselves. */
export async function measurePage(url: string, categories: string[], runs: number) {
  const all: Record<string, number>[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(url, categories));
  const names = Object.keys(all[0] ?? {});
  const medians = Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name] ?? NaN))]),
  );
  return { medians, runs: all };
}
