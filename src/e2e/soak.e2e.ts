import { enterDashboard } from './signIn.ts';
import { goToAndFro, type Kept, measuring } from './soakMeasure.ts';
import { expect, test } from './test.ts';

// A trace would keep what the page lets go of, and a large window is slow to draw without a graphics card.
test.use({ trace: 'off', viewport: { width: 480, height: 360 } });

const ROUNDS = 50;
/** Less than one for each of the 150 visits between the first and the last measurement. */
const LISTENERS = 100;
/** React may hold on to a screen or two before the one that is shown, of 155 nodes each, however many visits there were. */
const NODES = 500;
/** Code that is still being compiled adds 600 in all; a visit that stayed would add 100 for each. */
const HEAP_KB = 1_000;

test('after 200 visits to the dashboard nothing of them is left in memory', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('admin');
  await enterDashboard(page);
  const measure = await measuring(page);

  const kept: Kept[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await page.evaluate(goToAndFro, ROUNDS);
    kept.push(await measure());
  }
  console.table(Object.fromEntries(kept.map((each, index) => [(index + 1) * ROUNDS, each])));

  const [first, last] = [kept[0], kept.at(-1)];
  if (!first || !last) throw new Error('Nothing was measured.');
  expect(last.listeners - first.listeners, 'growth in listeners').toBeLessThan(LISTENERS);
  expect(last.nodes - first.nodes, 'growth in nodes').toBeLessThan(NODES);
  expect(last.heapKb - first.heapKb, 'growth of the heap in kB').toBeLessThan(HEAP_KB);
});
