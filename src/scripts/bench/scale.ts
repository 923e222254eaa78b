import { execSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figures, median } from './figures.ts';

/** Numbers of posts, and of tracks. */
const COUNTS = [8, 80, 800];
/** Odd, so that there is one in the middle. */
const BUILDS = 3;

const outDirOf = (count: number) => `node_modules/.scale/${count}`;

/** Builds the site with so many posts and tracks. Returns how long that took, in milliseconds. */
function build(count: number): number {
  const start = performance.now();
  // Through a shell, which finds `tsx` on Windows too.
  execSync(`tsx src/scripts/bench/buildDemo.ts ${count} ${outDirOf(count)}`);
  return performance.now() - start;
}

/** Measures how the time of the build and the size of the front page grow with the content. */
export async function measureScale(): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = {};
  for (const count of COUNTS) {
    const times: number[] = [];
    for (let run = 0; run < BUILDS; run += 1) times.push(build(count));
    const html = await readFile(join(outDirOf(count), 'index.html'));
    figures[`${count} posts, ${count} tracks`] = {
      'build ms': Math.round(median(times)),
      'HTML bytes': html.length,
    };
  }
  return figures;
}
