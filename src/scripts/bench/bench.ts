import { mkdir, writeFile } from 'node:fs/promises';
import { serveBuiltSite } from './builtSite.ts';
import { measurePage } from './lighthouse.ts';

/** Odd, so that the median is one of the runs. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const REPORT = 'reports/bench.json';

// Measures the speed of the built site. Run it on an idle machine.
const site = await serveBuiltSite();
const categories = ['performance', 'accessibility', 'best-practices'];
const page = await measurePage(site.url, [...categories, 'seo'], RUNS);
const signIn = await measurePage(`${site.url}admin`, categories, RUNS);

console.log(`Lighthouse, mobile, medians of ${RUNS}`);
console.table({ '/': page.medians, '/admin': signIn.medians });

await mkdir('reports', { recursive: true });
await writeFile(REPORT, JSON.stringify({ '/': page, '/admin': signIn }, null, 2));
console.log(`All runs: ${REPORT}`);
process.exit();
