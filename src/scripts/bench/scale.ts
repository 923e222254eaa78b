import { execSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getScaleMode } from '../../e2e/testSites.ts';
import { type Figures, median } from './figures.ts';

/** Numbers of posts, and of tracks. */
const COUNTS = [8, 80, 800];
/** Odd, so that there is one in the middle. */
const BUILDS = 3;

const getOutDir = (count: number) => `node_modules/.scale/${count}`;

/** Builds the site with so many posts and tracks. Returns how long that took, in milliseconds. */
function build(count: number): number {
  const start = performance.now();
  execSync(
    `vite build --mode ${getScaleMode(count)} --outDir ${getOutDir(count)} --logLevel error`,
  );
  return performance.now() - start;
}

/** Measures how the time of the build and the size of the front page grow with the content. */
export async function measureScale(): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = {};
  for (const count of COUNTS) {
    const times: number[] = [];
    for (let run = 0; run < BUILDS; run += 1) times.push(build(count));
    const html = await readFile(join(getOutDir(count), 'index.html'));
    figures[`${count} posts, ${count} tracks`] = {
      'build ms': Math.round(median(times)),
      'HTML bytes': html.length,
    };
  }
  return figures;
}
