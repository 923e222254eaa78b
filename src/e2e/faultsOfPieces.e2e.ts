import { chunk, MISSING_FILE, SECTIONS, unseenTexts } from './faults.ts';
import { expect, test } from './test.ts';

/** Nobody catches it: without a piece there is no app that could say so. */
const MISSING_PIECE = /^exception: Failed to fetch dynamically imported module/;

for (const piece of ['index', 'react-dom', 'state', 'style', 'store', 'hydrate']) {
  test.describe(`without the ${piece} piece of the app`, () => {
    test.beforeEach(async ({ page, surprises }) => {
      surprises.expect(MISSING_FILE);
      surprises.expect(MISSING_PIECE);
      const missing = page.waitForEvent('requestfailed', (request) =>
        chunk(piece).test(request.url()),
      );
      await page.route(chunk(piece), (route) => route.abort());
      await page.goto('');
      await missing;
    });

    test('every section can be read', async ({ page }) => {
      for (const [anchor, title] of SECTIONS) {
        const section = page.locator(`#${anchor}`);
        // Before it is scrolled to: where the page came without it, this says so.
        await expect(section).toContainText(title);
        await section.scrollIntoViewIfNeeded();
        await expect(section.getByRole('heading').first()).toHaveText(title);
        await expect.poll(() => unseenTexts(section)).toEqual([]);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect
        .poll(() =>
          page
            .getByRole('heading', { level: 1 })
            .evaluate((name) => getComputedStyle(name).opacity),
        )
        .toBe('1');
    });

    test('every link of the bar leads to its section', async ({ page }) => {
      for (const [anchor, title] of SECTIONS) {
        await page.getByRole('navigation').locator(`[href="#${anchor}"]`).last().click();
        await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport();
        await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      }
    });
  });
}

test('without scripts of the app the links below the bar lead on a phone too', async ({
  page,
  surprises,
}) => {
  surprises.expect(MISSING_FILE);
  surprises.expect(MISSING_PIECE);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(chunk('hydrate'), (route) => route.abort());
  await page.goto('');
  await page.getByRole('link', { name: 'View My Work' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Work' })).toBeInViewport();
  await page.getByRole('link', { name: 'Back to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});
