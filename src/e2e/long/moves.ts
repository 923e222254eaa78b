import type { Page } from '@playwright/test';
import { enterDashboard } from '../helpers/owner.ts';
import { hydrated } from '../helpers/page.ts';
import { OWNER } from '../test.ts';

/** A seeded random generator of numbers from 0 up to 1 (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Context {
  page: Page;
  random: () => number;
}
type Move = (context: Context) => Promise<unknown>;

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'Home', 'End'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'PageUp'],
];
const WORDS = ['a', ' ', '12:34', 'javascript:alert(1)', '<b>"&\'', '🎧 ñ', ',', 'x'.repeat(300)];
const SIZES = [320, 390, 768, 1024, 1280].map((width) => ({ width, height: 640 }));
const PATHS = ['', '#music', '#nowhere', 'admin', 'admin/dashboard', 'nowhere', 'admin/nowhere'];
const VALUES: Partial<Record<string, string>> = {
  email: OWNER.email,
  duration: '3:45',
  spotifyUrl: 'https://open.spotify.com/track/1',
};
const BURST = 8;

function pick<T>(random: () => number, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('There is nothing to pick.');
  return one;
}

/** Runs in the page: presses visible controls, one for each of `chances`, numbers from 0 up to 1. */
async function pressControls(chances: number[]) {
  for (const chance of chances) {
    // Controls that leave the screen are mostly skipped: otherwise the dashboard would be left at once.
    const mayLeave = (chance * 1000) % 1 < 0.03;
    // A file field opens a window of the system, which a test cannot close.
    const all = document.querySelectorAll<HTMLElement>(
      ':is(a, button, input:not([type=file]), textarea):not([inert] *)',
    );
    const controls = [...all].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        (mayLeave || !/^(Logout|View Portfolio|Back to Portfolio)$/.test(each.textContent)),
    );
    const control = controls[Math.floor(chance * controls.length)];
    control?.focus({ preventScroll: true });
    control?.click();
    // React has answered by the next microtask.
    await Promise.resolve();
  }
}

const pressBurst: Move = ({ page, random }) =>
  page.evaluate(pressControls, Array.from({ length: BURST }, random));
const pressKey: Move = ({ page, random }) => page.keyboard.press(pick(random, KEYS));
const write: Move = ({ page, random }) => page.keyboard.insertText(pick(random, WORDS));
const scroll: Move = ({ page, random }) => page.mouse.wheel(0, (random() - 0.4) * 3000);
const resize: Move = ({ page, random }) => page.setViewportSize(pick(random, SIZES));
const clickAnywhere: Move = ({ page, random }) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return page.mouse.click(width * random(), height * random());
};

/** Fills in and submits the form of the screen, if it has one that the open menu does not cover. */
const fillForm: Move = async ({ page, random }) => {
  await hydrated(page);
  const form = page.locator('form:not([inert] *)');
  for (const field of await form.locator(':is(input, textarea)').all()) {
    const name = (await field.getAttribute('name')) ?? '';
    const value = VALUES[name] ?? `${name} ${random()}`;
    await field.fill(random() < 0.1 ? pick(random, WORDS) : value);
  }
  const submit = form.locator('[type="submit"]');
  if ((await submit.count()) > 0) await submit.press('Enter');
};

export async function signInIfAsked({ page }: Pick<Context, 'page'>) {
  await hydrated(page);
  if ((await page.getByLabel('Password').count()) > 0) await enterDashboard(page);
}

const open: Move = async ({ page, random }) => {
  await page.goto(pick(random, PATHS));
  // Sometimes it does not wait until the page is hydrated.
  if (random() < 0.7) await hydrated(page);
};

/** Back or forward, but not back to the empty tab. */
const travel: Move = async ({ page, random }) => {
  if (random() < 0.3) await page.goForward();
  else await page.goBack();
  if (page.url() === 'about:blank') await page.goForward();
};

/** The moves of the monkey. One that is listed more often is more frequent. Page loads are rare, because they reset the state. */
const MOVES = [
  ...Array<Move>(9).fill(pressBurst),
  ...Array<Move>(11).fill(clickAnywhere),
  ...Array<Move>(9).fill(pressKey),
  ...[write, write, write, scroll, scroll, scroll, resize, resize, travel, travel, travel],
  ...[fillForm, signInIfAsked, open],
];

export const nextMove = (random: () => number) => pick(random, MOVES);
