import { enterDashboard } from '../helpers/owner.ts';
import { open } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

// A large window is slow to draw without a graphics card.
test.use({ viewport: { width: 480, height: 360 } });

const ROUNDS = 40;

/**
 * Runs in the page, at the dashboard: goes to the public page by its link and back through the history, `rounds` times,
 * and uses on both what holds listeners, observers and springs.
 */
async function goBackAndForth(rounds: number) {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function shown(selector: string) {
    while (!document.querySelector(selector)) await frame();
    await frame();
  }
  for (let round = 0; round < rounds; round += 1) {
    press('header a[href="/"]');
    await shown('#home');
    press('nav button');
    press('#music [aria-label^="Play "]');
    press('#projects [aria-label="Next projects"]');
    window.scrollTo({ top: 3000, behavior: 'instant' });
    await frame();
    // The menu stays open: its listeners have to go with the page.
    window.history.back();
    await shown('#tab-posts');
    press(round % 2 ? '#tab-posts' : '#tab-tracks');
    await shown('[role="tabpanel"] [aria-expanded="false"]');
    press('[role="tabpanel"] [aria-expanded="false"]');
    await shown('form');
    press('form [type="button"]');
    await frame();
  }
}

test('memory: visits to the dashboard leave nothing behind', async ({ page }) => {
  test.setTimeout(600_000);
  await open(page, 'admin');
  await enterDashboard(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    // What a finalizer lets go of is garbage of the next round.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const heapKb = Math.round(read('JSHeapUsedSize') / 1024);
    return { heapKb, nodes: read('Nodes'), listeners: read('JSEventListeners') };
  };

  await page.evaluate(goBackAndForth, ROUNDS);
  const first = await measure();
  await page.evaluate(goBackAndForth, 3 * ROUNDS);
  const last = await measure();
  console.table({ [ROUNDS]: first, [4 * ROUNDS]: last });
  // Less than one for each of the 120 visits between the two measurements.
  expect(last.listeners - first.listeners, 'growth in listeners').toBeLessThan(100);
  // React may hold on to a screen or two before the one that is shown, of 155 nodes each.
  expect(last.nodes - first.nodes, 'growth in nodes').toBeLessThan(500);
  // Code that is still being compiled adds 600 in all; a visit that stayed would add 100 for each.
  expect(last.heapKb - first.heapKb, 'growth of the heap in kB').toBeLessThan(1_000);
});
