import type { Page } from '@playwright/test';
import { sectionsHydrated } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

/** How many sections React has not taken over. */
const putOff = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > section')].filter(
        (section) => !Object.keys(section).some((key) => key.startsWith('__reactFiber')),
      ).length,
  );

const likes = (page: Page) =>
  page.getByRole('region', { name: 'Music and Sound' }).getByRole('button', { name: /^Like / });

test('until the visitor moves, all sections but the hero stay as they were served', async ({
  page,
}) => {
  await page.goto('');
  await hydrated(page);
  await page.waitForTimeout(1_000);
  expect(await putOff(page)).toBe(5);
  await sectionsHydrated(page);
  expect(await putOff(page)).toBe(0);
});

const MOVES: [name: string, move: (page: Page) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('Shift')],
  ['the wheel', (page) => page.mouse.wheel(0, 300)],
  ['a scroll', (page) => page.evaluate(() => window.scrollTo(0, 400))],
  ['a focus', (page) => likes(page).first().focus()],
];

for (const [name, move] of MOVES) {
  test(`${name} is a move`, async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await move(page);
    await expect.poll(() => putOff(page)).toBe(0);
  });
}

test('the first press counts, even one that comes without a pointer', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await likes(page).first().dispatchEvent('click');
  await expect(likes(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => putOff(page)).toBe(0);
});

test('a first move to a link into the page keeps every section in place', async ({ page }) => {
  await page.goto('');
  await hydrated(page);
  await page.getByRole('link', { name: 'View My Work' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Featured Work' })).toBeInViewport();
  await expect(page.locator('main > section')).toHaveCount(6);
  await expect.poll(() => putOff(page)).toBe(0);
});

test('a page that opens further down has every section ready', async ({ page }) => {
  await page.goto('#music');
  await expect.poll(() => putOff(page)).toBe(0);
});
