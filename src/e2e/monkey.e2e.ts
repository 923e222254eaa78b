import { enter, nextMove, randomFrom } from './monkey.ts';
import { brokenRules, watch } from './monkeyWatch.ts';
import { expect, test } from './test.ts';

// A trace keeps a copy of the page for every step.
test.use({ trace: 'off' });

const STEPS = 1250;
/** After so many steps the desk is entered anew: it may have been left, or emptied. */
const VISIT = 125;
const TRAIL = 12;

/** `MONKEY_SEED` repeats a run: the same seed makes the same choices. */
const seed = Number(process.env['MONKEY_SEED'] ?? Math.floor(Math.random() * 1e6));

const visits = [
  { where: 'the public page', start: '', run: 1 },
  { where: 'the public page', start: '', run: 2 },
  { where: 'the dashboard', start: 'admin', run: 3 },
  { where: 'the dashboard', start: 'admin', run: 4 },
];

for (const { where, start, run } of visits) {
  test(`${STEPS} random steps from ${where} on break nothing (${run} of ${visits.length})`, async ({
    page,
    surprises,
  }) => {
    test.setTimeout(300_000);
    surprises.expect(/^console log: Contact form submitted/);
    surprises.expect(/status of 404/);
    // A form that is sent before the page listens.
    surprises.expect(/form-action/);
    console.log(`MONKEY_SEED=${seed}`);
    // One of each two with springs and floating circles, one without.
    await page.emulateMedia({ reducedMotion: run % 2 === 0 ? 'reduce' : 'no-preference' });
    const random = randomFrom(seed + run);
    const trail: string[] = [];
    await watch(page);

    let steps = 0;
    try {
      for (let visit = 1; steps < STEPS; visit += 1) {
        await page.goto(start);
        await enter({ page });
        while (steps < Math.min(STEPS, visit * VISIT)) {
          const move = nextMove(random);
          trail.push(`${move.name} at ${page.url()}`);
          await move.run({ page, random });
          steps += move.steps;
          expect([...(await brokenRules(page)), ...surprises.seen]).toEqual([]);
        }
      }
      expect(page.context().pages()).toEqual([page]);
    } catch (error) {
      console.log(`Step ${steps}, after:\n${trail.slice(-TRAIL).join('\n')}`);
      throw error;
    }
  });
}
