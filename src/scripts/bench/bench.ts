import { mkdir, writeFile } from 'node:fs/promises';
import { serveBuiltSite } from './builtSite.ts';
import { measureIdle } from './idle.ts';
import { measurePage } from './lighthouse.ts';
import { measureScale } from './scale.ts';

/** Odd, so that there is a run in the middle. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const REPORT = 'reports/bench.json';

// Speed of the built site: run it when nothing else runs on the machine.
const site = await serveBuiltSite();
const page = await measurePage(
  site.url,
  ['performance', 'accessibility', 'best-practices', 'seo'],
  RUNS,
);
const signIn = await measurePage(
  `${site.url}admin`,
  ['performance', 'accessibility', 'best-practices'],
  RUNS,
);
const idle = await measureIdle(site.url);
await site.close();
const scale = await measureScale();

console.log(`Lighthouse, mobile, medians of ${RUNS}`);
console.table({ '/': page.medians, '/admin': signIn.medians });
console.log('Nobody touches the page: 10 s of the main thread');
console.table(idle);
console.log('More content');
console.table(scale);

await mkdir('reports', { recursive: true });
await writeFile(REPORT, JSON.stringify({ '/': page, '/admin': signIn, idle, scale }, null, 2));
console.log(`All runs: ${REPORT}`);
process.exit();
