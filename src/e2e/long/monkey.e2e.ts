import { expect, test } from '../test.ts';
import { makeRandom, nextMove, signInIfAsked } from './moves.ts';

const STEPS = 1_000;
/** After so many steps the page is loaded anew: the dashboard may have been left, or emptied. */
const STEPS_OF_VISIT = 50;

/** Runs in the page: names what any screen has to be and this one is not. */
function findFaults(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const { documentElement: root, body } = document;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const rules: Record<string, boolean> = {
    'one h1': count('h1') === 1,
    'one main': count('main') === 1,
    'unique ids': new Set(ids).size === ids.length,
    'no sideways scroll': root.scrollWidth <= root.clientWidth && window.scrollX === 0,
    'no failed part': !body.textContent.includes('could not be'),
    'at most one track plays': count('#music [aria-label^="Play "][aria-pressed="true"]') <= 1,
    'one page of the carousel':
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
      if (link && (link.target || link.hasAttribute('download') || !link.host))
        event.preventDefault();
    },
    { capture: true },
  );

/** `MONKEY_SEED` repeats a run: the same seed makes the same choices. */
const seed = Number(process.env['MONKEY_SEED'] ?? Math.floor(Math.random() * 1e6));

// From each of the two sides, with springs and floating circles and without.
for (const [start, reducedMotion] of [
  ['', 'no-preference'],
  ['admin', 'reduce'],
] as const) {
  test(`monkey: ${STEPS} random steps from /${start} break nothing`, async ({
    page,
    pageErrors,
  }) => {
    test.setTimeout(900_000);
    // A step that waits for what never comes names itself.
    page.setDefaultTimeout(30_000);
    // The last is a form that is sent before the page is hydrated.
    pageErrors.allow(/^console log: Contact form submitted|status of 404|form-action/);
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(stayInside);
    const random = makeRandom(seed);
    const trail: string[] = [];
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    for (let step = 0; step < STEPS; step += 1) {
      if (step % STEPS_OF_VISIT === 0) {
        await page.goto(start);
        await signInIfAsked({ page });
      }
      const move = nextMove(random);
      trail.push(`${move.name} at ${page.url()}`);
      const loadsBefore = loads;
      await move({ page, random }).catch((error: unknown) =>
        // A link that is pressed before the page is hydrated loads another page under the move.
        expect
          .poll(() => loads)
          .toBeGreaterThan(loadsBefore)
          .catch(() => {
            throw error;
          }),
      );
      const faults = () => page.evaluate(findFaults).catch(String);
      const where = `step ${step} of MONKEY_SEED=${seed}, after:\n${trail.slice(-12).join('\n')}`;
      await expect.poll(faults, { message: where, intervals: [20] }).toEqual([]);
      expect(pageErrors.seen, where).toEqual([]);
    }
  });
}
