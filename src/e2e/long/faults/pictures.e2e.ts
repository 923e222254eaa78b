import type { Page } from '@playwright/test';
import { hold, isPicture, MISSING_FILE } from '../../helpers/faults.ts';
import { expectControlsToWork, open } from '../../helpers/page.ts';
import { expect, test } from '../../test.ts';

/** The positions of all visible content and controls. */
const layout = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, [data-cover])')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x + window.scrollX, y + window.scrollY, width, height].map(Math.round);
        return `${element.tagName} ${element.textContent.slice(0, 30)} ${place.join(' ')}`;
      }),
  );

test('drawn covers replace pictures while image hosts are down, and nothing moves', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(MISSING_FILE);
  const pictures = await hold(page, isPicture);
  await open(page, '#music');
  await expect.poll(pictures.count).toBeGreaterThan(0);
  const before = await layout(page);
  await pictures.release((route) => route.abort('connectionrefused'));
  const covers = page.locator('#music [data-cover]');
  await expect(covers).toHaveCount(6);
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect(cover.locator('img')).toHaveCount(0);
    await expect(cover).toHaveCSS('background-image', /radial-gradient/);
  }
  expect(await layout(page)).toEqual(before);
});

test('late pictures block nothing and move nothing', async ({ page }) => {
  const pictures = await hold(page, isPicture);
  await open(page, '#projects');
  await expect.poll(pictures.count).toBeGreaterThan(0);
  await expectControlsToWork(page);
  await open(page, '#blog');
  await page.evaluate(() => document.querySelector('#blog')?.scrollIntoView());
  const before = await layout(page);
  await pictures.release((route) => route.fallback().catch(() => undefined));
  const image = page.locator('#blog img').first();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
  expect(await layout(page)).toEqual(before);
});
