import type { Page } from '@playwright/test';
import { enterDashboard } from '../helpers/owner.ts';
import { hydrated } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

const STEPS = 300;
/** After so many steps the page is loaded anew: the dashboard may have been left, or emptied. */
const STEPS_OF_VISIT = 50;

const KEYS = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowUp',
  'ArrowRight',
  'End',
];
const WORDS = ['a', ' ', '12:34', 'javascript:alert(1)', '<b>"&\'', '🎧 ñ', ',', 'x'.repeat(300)];
const WIDTHS = [320, 390, 768, 1024, 1280];

/** `MONKEY_SEED` repeats a run: the same seed makes the same choices. */
const seed = Number(process.env['MONKEY_SEED'] ?? Math.floor(Math.random() * 1e6));

/** A seeded random generator of numbers from 0 up to 1 (mulberry32). */
function makeRandom(): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Runs in the page: presses a visible control that stays on this screen and on this site. */
function pressControl(chance: number) {
  const all = document.querySelectorAll<HTMLElement>(
    ':is(button, a[href^="#"], input:not([type=file]), textarea):not([inert] *)',
  );
  const controls = [...all].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent !== 'Logout',
  );
  const control = controls[Math.floor(chance * controls.length)];
  control?.focus({ preventScroll: true });
  control?.click();
}

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

const MOVES: Record<string, (page: Page, chance: number) => Promise<unknown>> = {
  press: (page, chance) => page.evaluate(pressControl, chance),
  'press another': (page, chance) => page.evaluate(pressControl, chance),
  key: (page, chance) => page.keyboard.press(pick(KEYS, chance)),
  write: (page, chance) => page.keyboard.insertText(pick(WORDS, chance)),
  scroll: (page, chance) => page.mouse.wheel(0, (chance - 0.4) * 3000),
  resize: (page, chance) => page.setViewportSize({ width: pick(WIDTHS, chance), height: 640 }),
};
const pick = <T>(list: readonly T[], chance: number) => list[Math.floor(chance * list.length)] as T;

for (const start of ['', 'admin']) {
  test(`monkey: ${STEPS} random steps from /${start} break nothing`, async ({
    page,
    context,
    pageErrors,
  }) => {
    test.setTimeout(300_000);
    pageErrors.allow(/^console log: Contact form submitted|request to another host|ERR_FAILED/);
    context.on('page', (opened) => void opened.close());
    const random = makeRandom();
    const trail: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      if (step % STEPS_OF_VISIT === 0) {
        await page.goto(start);
        await hydrated(page);
        if (start) await enterDashboard(page);
      }
      const [name, move] = pick(Object.entries(MOVES), random());
      trail.push(name);
      await move(page, random());
      const where = `step ${step} of MONKEY_SEED=${seed}, after: ${trail.slice(-12).join(', ')}`;
      const faults = () => page.evaluate(findFaults).catch(String);
      await expect.poll(faults, { message: where, intervals: [20] }).toEqual([]);
      expect(pageErrors.seen, where).toEqual([]);
    }
  });
}
