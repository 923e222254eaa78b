import { atRest, lostTexts, openPortfolio } from './a11y.ts';
import { expect, test } from './test.ts';

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await openPortfolio(page);
    await atRest(page);
    await page.emulateMedia({ media: 'print' });
  });

  test('nothing is printed over the text of every sheet', async ({ page }) => {
    // What is fixed to the window comes again on each sheet.
    const fixed = page.locator('body *').filter({ visible: true });
    const over = await fixed.evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.textContent),
    );
    expect(over).toEqual([]);
  });

  test('every section is there in full', async ({ page }) => {
    for (const section of await page.locator('main > section').all()) {
      const isLaidOut = await section
        .locator('p, li > a')
        .last()
        .evaluate((it) =>
          it.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }),
        );
      expect(isLaidOut).toBe(true);
    }
    expect(await lostTexts(page)).toEqual([]);
  });

  test('every project of the carousel is there: nobody turns its pages', async ({ page }) => {
    const window = await page.getByRole('region', { name: 'More Projects' }).boundingBox();
    for (const slide of await page.locator('[aria-roledescription="slide"]').all()) {
      expect((await slide.boundingBox())?.x).toBeCloseTo(window?.x ?? Number.NaN, 0);
    }
  });

  test('the text is dark, and paper is white where backgrounds are printed too', async ({
    page,
  }) => {
    const pale = await page
      .locator('h1, h2, h3, h4, p, li, dt, dd, label, a, button')
      .evaluateAll((all) =>
        all
          .filter((it) => {
            const channels = getComputedStyle(it).color.match(/[\d.]+/g) ?? [];
            const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
              const share = Number(channel) / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            return 1.05 / (luminance + 0.05) < 4.5 && it.checkVisibility();
          })
          .map((it) => it.textContent.slice(0, 30)),
      );
    expect(pale).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
});
