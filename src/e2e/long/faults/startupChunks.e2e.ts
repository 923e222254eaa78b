import { abortChunk, chunk, failOnce, holdRequests, MISSING_FILE } from '../../helpers/faults.ts';
import { expectControlsToWork, waitForHydration } from '../../helpers/page.ts';
import { invisibleTexts } from '../../helpers/visibility.ts';
import { expect, test } from '../../test.ts';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  // The startup error is reported.
  pageErrors.allow(/^exception: Failed to fetch/);
});

const LIBRARIES = ['react-dom', 'redux-router', 'styles-springs'];
const CHUNKS = [...LIBRARIES, 'rolldown-runtime', 'store', 'hydrate'];

test('a startup chunk that fails once loads on the second try', async ({ page }) => {
  for (const name of CHUNKS) {
    await test.step(name, async () => {
      await failOnce(page, name);
      await page.goto('');
      await waitForHydration(page);
      await expect(page.getByText('did not load')).toBeHidden();
    });
  }
  await expectControlsToWork(page);
});

test('the page without a startup chunk is readable, and keeps typed text', async ({ page }) => {
  await abortChunk(page, 'store');
  await page.goto('');
  // For screen readers and find in page.
  await page.locator('[data-laid-out]').waitFor();
  await page.goto('#contact');
  const reload = page.getByRole('status').getByRole('link', { name: 'Reload the page' });
  await expect(reload).toBeVisible();
  // Only the note for browsers without scripts.
  const unseen = [expect.stringContaining('Sending needs JavaScript')];
  await expect.poll(() => invisibleTexts(page.getByRole('main'))).toEqual(unseen);
  await page.getByLabel('Message').fill('A long\nletter');

  await page.unroute(chunk('store'));
  await reload.click();
  await waitForHydration(page);
  await expect(reload).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('A long\nletter');
  await expectControlsToWork(page);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

for (const [name, files] of [
  ['the entry', chunk('index')],
  ['a startup chunk that hangs', chunk('react-dom')],
] as const) {
  test(`the page without ${name} offers a reload after 30 seconds`, async ({ page }) => {
    await holdRequests(page, files);
    await page.goto('', { waitUntil: 'commit' });
    const notice = page.getByText('did not load');
    await expect(notice).toBeHidden();
    // The page may have no style yet.
    await expect(async () => {
      await page.evaluate(() => document.getAnimations().forEach((delay) => delay.finish()));
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
}
