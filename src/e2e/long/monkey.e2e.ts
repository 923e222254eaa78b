import { expect, test } from '../test.ts';
import { enter, nextMove, randomFrom } from './moves.ts';

const STEPS = 1_250;
/** After so many steps the page is loaded anew: the dashboard may have been left, or emptied. */
const STEPS_OF_VISIT = 50;
const TRAIL = 12;

/** Runs in the page: names what any screen has to be and this one is not. What the store has to be is tested beside it. */
function brokenOnScreen(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const { documentElement: root, body } = document;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const path = window.location.pathname;
  const isDashboard = document.querySelector('h1')?.textContent === 'Admin Dashboard';
  const rules: Record<string, boolean> = {
    'one h1': count('h1') === 1,
    'one main': count('main') === 1,
    'every id stands once': new Set(ids).size === ids.length,
    'nothing scrolls sideways': root.scrollWidth <= root.clientWidth && window.scrollX === 0,
    'no part of the page has failed': !body.textContent.includes('could not be'),
    'the dashboard has its address': !isDashboard || path.startsWith('/admin/dashboard'),
    'at most one track plays': count('#music [aria-label^="Play "][aria-pressed="true"]') <= 1,
    'one page of the carousel is there':
      count('#projects [aria-roledescription="slide"]:not([inert])') === count('#projects'),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}

/** Runs in the page before its scripts: closes the ways out of the site, to another host, a program or a file. */
const stayInside = () =>
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const leaves = link && (link.target || link.hasAttribute('download') || !link.host);
      if (leaves) event.preventDefault();
    },
    { capture: true },
  );

/** `MONKEY_SEED` repeats a run: the same seed makes the same choices. */
const seed = Number(process.env['MONKEY_SEED'] ?? Math.floor(Math.random() * 1e6));

// From each of the two sides, with springs and floating circles and without.
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
    // A step that waits for what never comes names itself.
    page.setDefaultTimeout(30_000);
    pageErrors.allow(/^console log: Contact form submitted/);
    pageErrors.allow(/status of 404/);
    // A form that is sent before the page is hydrated.
    pageErrors.allow(/form-action/);
    console.log(`MONKEY_SEED=${seed}`);
    await page.emulateMedia({ reducedMotion });
    const random = randomFrom(seed + run);
    const trail: string[] = [];
    await page.addInitScript(stayInside);
    let steps = 0;
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    try {
      for (let visit = 1; steps < STEPS; visit += 1) {
        await page.goto(start);
        await enter({ page });
        while (steps < Math.min(STEPS, visit * STEPS_OF_VISIT)) {
          const move = nextMove(random);
          trail.push(`${move.name} at ${page.url()}`);
          const loadsBefore = loads;
          await move({ page, random }).catch((error: unknown) =>
            // A link that is pressed before the page is hydrated loads another page under the move, which fails before that
            // page is there.
            expect
              .poll(() => loads)
              .toBeGreaterThan(loadsBefore)
              .catch(() => {
                throw error;
              }),
          );
          steps += 1;
          // A link that was followed before the page was hydrated leads to another page meanwhile.
          const broken = () => page.evaluate(brokenOnScreen).catch(String);
          await expect.poll(broken, { intervals: [20] }).toEqual([]);
          expect(pageErrors.seen).toEqual([]);
        }
      }
    } catch (error) {
      console.log(`Step ${steps}, after:\n${trail.slice(-TRAIL).join('\n')}`);
      throw error;
    }
  });
}
