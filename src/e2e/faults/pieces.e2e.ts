import { chunk, failOnce, lose, MISSING_FILE } from '../helpers/faults.ts';
import { expectControlsToWork, SECTIONS, hydrated } from '../helpers/page.ts';
import { unseenTexts } from '../helpers/seen.ts';
import { expect, test } from '../test.ts';

/** Where the app does not come, somebody has to read why. */
const REPORTED = /^exception: (Failed to fetch|.* answers 404)/;

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  pageErrors.allow(REPORTED);
});

for (const piece of [
  'index',
  'react-dom',
  'rolldown-runtime',
  'state',
  'style',
  'store',
  'hydrate',
]) {
  test(`the ${piece} piece of the app, lost once, comes at another try`, async ({ page }) => {
    await failOnce(page, piece);
    await page.goto('');
    await hydrated(page);
    await expectControlsToWork(page);
    await expect(page.getByText('did not load')).toBeHidden();
  });
}

for (const piece of ['index', 'hydrate']) {
  test(`without the ${piece} piece the page is read, says so, and waits for the network`, async ({
    page,
    context,
  }) => {
    await lose(page, piece);
    await page.goto('');
    for (const [anchor, title] of SECTIONS) {
      await page.getByRole('navigation').locator(`[href="#${anchor}"]`).last().click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      const section = page.locator(`#${anchor}`);
      await expect(section.getByRole('heading', { name: title }).first()).toBeInViewport();
      await expect.poll(() => unseenTexts(section)).toEqual([]);
    }
    const notice = page.getByRole('status').getByText('did not load');
    await expect(notice).toBeVisible();

    await page.unroute(chunk(piece));
    await context.setOffline(true);
    await context.setOffline(false);
    await hydrated(page);
    await expect(notice).toBeHidden();
    await expectControlsToWork(page);
  });
}

test('the notice of what did not load leads to the page loaded anew', async ({ page }) => {
  await lose(page, 'store');
  await page.goto('#music');
  const reload = page.getByRole('link', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  await page.unroute(chunk('store'));
  await reload.click();
  await hydrated(page);
  await expect(reload).toBeHidden();
});
