import { chunk, failOnce, hold, lose, MISSING_FILE } from '../../helpers/faults.ts';
import { expectControlsToWork, hydrated } from '../../helpers/page.ts';
import { unseenTexts } from '../../helpers/seen.ts';
import { expect, test } from '../../test.ts';

/** Where the app does not come, somebody has to read why. */
const REPORTED = /^exception: (Failed to fetch|.* answers 404)/;

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  pageErrors.allow(REPORTED);
});

const CHUNKS = [
  'index',
  'react-dom',
  'rolldown-runtime',
  'redux-router',
  'styles-springs',
  'store',
  'hydrate',
];

test('each chunk of the start, lost once, comes at a retry', async ({ page }) => {
  for (const name of CHUNKS) {
    await test.step(name, async () => {
      await failOnce(page, name);
      const lost = page.waitForResponse((response) => response.status() === 404);
      await page.goto('');
      await lost;
      await hydrated(page);
      await expect(page.getByText('did not load')).toBeHidden();
    });
  }
  await expectControlsToWork(page);
});

for (const name of ['index', 'hydrate']) {
  test(`without the chunk ${name} the page is read, says so, and waits for the network`, async ({
    page,
    context,
  }) => {
    await lose(page, name);
    await page.goto('');
    // All but what is said if scripts are off.
    const unseen = [expect.stringContaining('Sending needs JavaScript')];
    await expect.poll(() => unseenTexts(page.getByRole('main'))).toEqual(unseen);
    const notice = page.getByRole('status').getByText('did not load');
    await expect(notice).toBeVisible();

    await page.unroute(chunk(name));
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

test('a font that hangs does not keep the app from starting', async ({ page }) => {
  await hold(page, /\.woff2$/);
  await page.goto('', { waitUntil: 'commit' });
  await hydrated(page);
  await expectControlsToWork(page);
});

test('without any script of the start the page says so in the end', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('', { waitUntil: 'commit' });
  const notice = page.getByText('did not load');
  await expect(notice).toBeHidden();
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(notice).toBeVisible();
});

test('an entry that hangs is fetched again', async ({ page }) => {
  await page.route(chunk('index'), () => undefined, { times: 1 });
  await page.goto('', { waitUntil: 'commit' });
  await hydrated(page);
});

test('where a chunk of the start hangs the page says so', async ({ page }) => {
  await hold(page, chunk('react-dom'));
  await page.goto('', { waitUntil: 'commit' });
  await expect(page.getByText('did not load')).toBeVisible({ timeout: 60_000 });
});
