import { type Locator, type Page, type Route } from '@playwright/test';
import { PLACEHOLDER_HOSTS } from '../content/images.ts';
import { answerPictures, difference, expectControlsToWork, hold, MISSING_FILE } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const isPicture = (url: URL) => PLACEHOLDER_HOSTS.includes(url.origin);

/** Rounded corners are smoothed by up to 60 of 255; the sign for a broken image makes a gap of 170. */
const FAINT = 100;

/** The ways in which no picture comes, though an answer does. */
const FAULTS: { fault: string; answer: (route: Route) => Promise<void> }[] = [
  { fault: 'are down', answer: (route) => route.abort('connectionrefused') },
  { fault: 'fail', answer: (route) => route.fulfill({ status: 503, body: 'Unavailable' }) },
  {
    fault: 'answer with a page in place of a picture',
    answer: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Sign in to the Wi-Fi</h1>',
      }),
  },
];

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
async function expectCoversInPlaceOfImages(page: Page): Promise<Locator> {
  const covers = page.getByRole('region', { name: 'Music and Sound' }).locator('[data-cover]');
  await expect(covers).toHaveCount(6);
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded();
    await expect(cover.locator('img')).toHaveCount(0);
  }
  return covers.first();
}

/** That a picture looks as its drawn cover does alone, without a sign for a broken image. */
async function expectCoverAlone(cover: Locator) {
  const seen = await cover.screenshot();
  // Hidden and not taken out: the image is React's.
  await cover.evaluate((frame) => {
    const image = frame.querySelector('img');
    if (image) image.style.visibility = 'hidden';
  });
  const gap = await difference(cover.page().context(), seen, await cover.screenshot());
  expect(gap, 'the picture looks like its cover').toBeLessThan(FAINT);
  expect(
    await cover.evaluate((frame) => getComputedStyle(frame).backgroundImage),
    'the cover is drawn',
  ).toContain('radial-gradient');
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { fault, answer } of FAULTS) {
  test(`where the image hosts ${fault}, drawn covers stand and nothing moves`, async ({
    page,
    surprises,
  }) => {
    surprises.expect(MISSING_FILE);
    const pictures = await hold(page, isPicture);
    await page.goto('#music');
    await hydrated(page);
    await expect.poll(pictures.count).toBeGreaterThan(0);
    const before = await layout(page);

    await pictures.release(answer);
    const cover = await expectCoversInPlaceOfImages(page);
    expect(await layout(page)).toEqual(before);
    await expectCoverAlone(cover);
  });

  test(`where the image hosts ${fault}, every control works`, async ({ page, surprises }) => {
    surprises.expect(MISSING_FILE);
    await answerPictures(page, answer);
    await page.goto('');
    await hydrated(page);
    await expectControlsToWork(page);
  });

  test(`where the image hosts ${fault} before the page is taken over, drawn covers stand`, async ({
    page,
    surprises,
  }) => {
    surprises.expect(MISSING_FILE);
    await answerPictures(page, answer);
    const app = await hold(page, /\/assets\/hydrate-/);
    await page.goto('#music');
    const image = page.locator('#music img').first();
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete)).toBe(true);
    await expect.poll(app.count).toBe(1);
    await app.release((route) => route.continue());
    await expectCoversInPlaceOfImages(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { fault, answer } of FAULTS) {
    test(`where the image hosts ${fault}, drawn covers hide the sign for a broken image`, async ({
      page,
      surprises,
    }) => {
      surprises.expect(MISSING_FILE);
      await answerPictures(page, answer);
      await page.goto('#music');
      const cover = page.locator('#music [data-cover]').first();
      await cover.scrollIntoViewIfNeeded();
      await expect(cover.locator('img')).toHaveCount(1);
      await expectCoverAlone(cover);
    });
  }
});

test('pictures that never come hold up nothing', async ({ page, surprises }) => {
  surprises.expect(MISSING_FILE);
  const pictures = await hold(page, isPicture);
  await page.goto('#projects', { waitUntil: 'load' });
  await hydrated(page);
  await expect.poll(pictures.count).toBeGreaterThan(0);
  await expectControlsToWork(page);
  await expectCoverAlone(page.locator('#projects [data-cover]').first());
  await pictures.release((route) => route.abort());
});

test('pictures that come late take the place of their covers, and nothing moves', async ({
  page,
}) => {
  const pictures = await hold(page, isPicture);
  await page.goto('#blog');
  await hydrated(page);
  await expect.poll(pictures.count).toBeGreaterThan(0);
  const before = await layout(page);
  await pictures.release((route) => route.fallback());
  const image = page.locator('#blog img').first();
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
  expect(await layout(page)).toEqual(before);
});
