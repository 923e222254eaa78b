import type { Page } from '@playwright/test';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { makePhotograph } from '../../test/data/photograph.ts';
import { holdRequests } from '../helpers/faults.ts';
import { open } from '../helpers/page.ts';
import { withBuiltCopy } from '../helpers/projectCopy.ts';
import { expect, test as base } from '../test.ts';

/** The photographs of the site: four of each list. The first is also in the text of every post. */
const PHOTOGRAPHS = Array.from({ length: 12 }, (_, index) => `images/photo ${index}.jpg`);
const [inText = ''] = PHOTOGRAPHS;

const content = JSON.stringify({
  projects: PHOTOGRAPHS.slice(0, 4).map((image, index) => ({
    title: `Project ${index}`,
    description: 'Works.',
    image,
  })),
  tracks: PHOTOGRAPHS.slice(4, 8).map((cover, index) => ({
    title: `Track ${index}`,
    album: 'A',
    duration: '1:00',
    addedAt: '2026-01-01',
    cover,
    spotifyUrl: `https://open.spotify.com/track/${index}`,
  })),
  posts: PHOTOGRAPHS.slice(8).map((image, index) => ({
    title: `Post ${index}`,
    excerpt: 'E',
    publishedAt: '2026-01-01',
    image,
    content: `${'A text. '.repeat(200)}\n\n![A desk](${encodeURI(inText)})\n\nAn end.`,
  })),
});

// In one worker: each builds the site.
base.describe.configure({ mode: 'default' });

/** `test` for a site with twelve photographs of a phone. */
const test = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _browserName }, use) => {
      const files: Record<string, string | Buffer> = { [CONTENT_FILE]: content };
      for (const file of PHOTOGRAPHS) files[`public/${file}`] = await makePhotograph(2016, 1512);
      await withBuiltCopy(files, use);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
});

declare global {
  interface Window {
    shifts: number;
  }
}

/** Adds up the layout shift scores of the pages that open from now on. Fonts may add a thousandth. */
async function sumShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) window.shifts += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifts);
}

/** Scrolls to the end, until all pictures on the way have loaded. */
async function seeAll(page: Page) {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
}

test('pictures have the size of their boxes on the screen, and shift nothing', async ({ page }) => {
  let bytes = 0;
  const types = new Set<string | undefined>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'image') return;
    types.add(response.headers()['content-type']);
    bytes += (await response.body()).length;
  });
  const getShifts = await sumShifts(page);
  await open(page);
  await seeAll(page);
  await page.waitForLoadState('networkidle');
  const images = await page.locator('img').evaluateAll((all: HTMLImageElement[]) =>
    all.map((image) => {
      const [, width = ''] = /-(\d+)\.avif$/.exec(image.currentSrc) ?? [];
      return { needed: image.width * devicePixelRatio, found: Number(width) };
    }),
  );
  expect(images.length).toBeGreaterThanOrEqual(PHOTOGRAPHS.length - 1);
  for (const { needed, found } of images) {
    expect(found).toBeGreaterThanOrEqual(needed);
    expect(found).toBeLessThanOrEqual(Math.max(240, needed * 2));
  }
  expect([...types]).toEqual(['image/avif']);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(400_000);
  expect(await getShifts()).toBeLessThan(0.001);
});

test('a post loads its cover first, and shows its colour until then', async ({ page }) => {
  const getShifts = await sumShifts(page);
  const held = await holdRequests(page, /\.avif$/);
  await page.goto('blog/post-0/', { waitUntil: 'commit' });
  const [cover, picture] = [page.locator('[data-cover] img'), page.locator('[dir=auto] img')];
  await expect(cover).toHaveAttribute('fetchpriority', 'high');
  await expect(cover).not.toHaveAttribute('loading');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(page.locator('[fetchpriority]')).toHaveCount(1);
  await picture.scrollIntoViewIfNeeded();
  // Late fonts shift text by a pixel: these shifts do not count.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _frame of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
  const shiftsOfFonts = await getShifts();
  const before = await picture.boundingBox();
  const field = page.locator('.picture > svg');
  await expect(field).toHaveCSS('background-color', /^rgb\(/);
  expect(await field.boundingBox()).toEqual(before);
  await held.release((route) => route.continue());
  await seeAll(page);
  expect(await picture.boundingBox()).toEqual(before);
  expect((await getShifts()) - shiftsOfFonts).toBeLessThan(0.001);
});
