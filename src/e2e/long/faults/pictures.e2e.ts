import { type Locator, type Page, type Route } from '@playwright/test';
import { answerPictures, hold, isPicture, MISSING_FILE } from '../../helpers/faults.ts';
import { expectControlsToWork, open } from '../../helpers/page.ts';
import { difference } from '../../helpers/seen.ts';
import { expect, test } from '../../test.ts';

/** Rounded corners are smoothed by up to 60 of 255; the icon of a broken image makes a gap of 170. */
const FAINT = 100;

/** Ways in which no picture comes. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'are down': (route) => route.abort('connectionrefused'),
  'answer with a page in place of a picture': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' }),
};

/** Where everything stands that a visitor reads, looks at or presses. */
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

/** Visits every cover of the music section, so that its picture is asked for: none has an image in the end. */
async function expectCoversInPlaceOfImages(page: Page) {
  const covers = page.locator('#music [data-cover]');
  await expect(covers).toHaveCount(6);
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect(cover.locator('img')).toHaveCount(0);
  }
}

/** That a picture looks as its drawn cover does alone, without the icon of a broken image. */
async function expectCoverAlone(cover: Locator) {
  // Under the pointer the image is larger than its cover.
  await cover.page().mouse.move(0, 0);
  const seen = await cover.screenshot();
  // Hidden and not taken out: the image is React's.
  await cover.evaluate((frame) => frame.querySelector('img')?.style.setProperty('opacity', '0'));
  const gap = await difference(cover.page().context(), seen, await cover.screenshot());
  expect(gap, 'the picture looks like its cover').toBeLessThan(FAINT);
  await expect(cover).toHaveCSS('background-image', /radial-gradient/);
}

test.beforeEach(({ pageErrors }) => pageErrors.allow(MISSING_FILE));

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`where the image hosts ${fault}, drawn covers stand and nothing moves`, async ({ page }) => {
    const pictures = await hold(page, isPicture);
    await open(page, '#music');
    await expect.poll(pictures.count).toBeGreaterThan(0);
    const before = await layout(page);
    await pictures.release(answer);
    await expectCoversInPlaceOfImages(page);
    expect(await layout(page)).toEqual(before);
    await expectCoverAlone(page.locator('#music [data-cover]').first());
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`where the image hosts ${fault}, drawn covers hide the broken image`, async ({ page }) => {
      await answerPictures(page, answer);
      await page.goto('#music');
      const cover = page.locator('#music [data-cover]').first();
      await cover.scrollIntoViewIfNeeded();
      await expect(cover.locator('img')).toHaveCount(1);
      await expectCoverAlone(cover);
    });
  });
}

test('pictures that do not come hold up nothing; those that come late move nothing', async ({
  page,
}) => {
  const pictures = await hold(page, isPicture);
  await open(page, '#projects');
  await expect.poll(pictures.count).toBeGreaterThan(0);
  await expectControlsToWork(page);
  await expectCoverAlone(page.locator('#projects [data-cover]').first());
  await open(page, '#blog');
  await page.evaluate(() => document.querySelector('#blog')?.scrollIntoView());
  const before = await layout(page);
  await pictures.release((route) => route.fallback().catch(() => undefined));
  const image = page.locator('#blog img').first();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
  expect(await layout(page)).toEqual(before);
});
