import { expect, test } from '../test.ts';
import { enter, nextMove, randomFrom } from './moves.ts';
import { brokenRules, watch } from './watch.ts';

const STEPS = 1250;
/** After so many steps the page is loaded anew: the dashboard may have been left, or emptied. */
const STEPS_OF_VISIT = 125;
const TRAIL = 12;

/** `MONKEY_SEED` repeats a run: the same seed makes the same choices. */
const seed = Number(process.env['MONKEY_SEED'] ?? Math.floor(Math.random() * 1e6));

// Of each two runs one with springs and floating circles, one without.
for (const [start, reducedMotion, run] of [
  ['', 'no-preference', 1],
  ['', 'reduce', 2],
  ['admin', 'no-preference', 3],
  ['admin', 'reduce', 4],
] as const) {
  test(`monkey test ${run}: ${STEPS} random steps from /${start} on break nothing`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(900_000);
    pageErrors.allow(/^console log: Contact form submitted/);
    pageErrors.allow(/status of 404/);
    // A form that is sent before the page is hydrated.
    pageErrors.allow(/form-action/);
    console.log(`MONKEY_SEED=${seed}`);
    await page.emulateMedia({ reducedMotion });
    const random = randomFrom(seed + run);
    const trail: string[] = [];
    await watch(page);
    let steps = 0;
    try {
      for (let visit = 1; steps < STEPS; visit += 1) {
        await page.goto(start);
        await enter({ page });
        while (steps < Math.min(STEPS, visit * STEPS_OF_VISIT)) {
          const move = nextMove(random);
          trail.push(`${move.name} at ${page.url()}`);
          await move.run({ page, random });
          steps += move.steps;
          expect([...(await brokenRules(page)), ...pageErrors.seen]).toEqual([]);
        }
      }
      expect(page.context().pages()).toEqual([page]);
    } catch (error) {
      console.log(`Step ${steps}, after:\n${trail.slice(-TRAIL).join('\n')}`);
      throw error;
    }
  });
}
