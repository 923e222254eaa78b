import { expectAccessible } from '../../helpers/axe.ts';
import { abortChunk, chunk, failOnce, navigateInApp, MISSING_FILE } from '../../helpers/faults.ts';
import { enterDashboard } from '../../helpers/owner.ts';
import { expectControlsToWork, open } from '../../helpers/page.ts';
import { expect, owner, test } from '../../test.ts';

const ADMIN = 'AdminArea';
const OWNER_CONTENT = 'virtual_owner-content';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  // React reports that it re-renders the admin area without its chunk.
  pageErrors.allow(/React error #4(19|22)/);
});

test('admin area chunks that fail once load on the second try', async ({ page }) => {
  await failOnce(page, ADMIN);
  await failOnce(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await expect(page.getByText('published articles')).toBeVisible();
});

test('the admin area without its chunk offers a reload', async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await navigateInApp(page, '/admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toContainText('The admin area could not be shown.');
  await expectAccessible(page, 'lost admin area');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  await expectControlsToWork(page);

  await context.setOffline(false);
  await page.goBack();
  await message.getByRole('button', { name: 'Reload the page' }).click();
  await enterDashboard(page);
});

test('missing owner content is reported in each tab, with a reload', async ({ page }) => {
  await abortChunk(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(message).toContainText('Your content could not be loaded.');
  await expectAccessible(page, 'lost content');
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(message).toBeVisible();

  await page.unroute(chunk(OWNER_CONTENT));
  await message.getByRole('button', { name: 'Reload the page' }).click();
  await enterDashboard(page);
  await expect(page.getByText('published articles')).toBeVisible();
});
