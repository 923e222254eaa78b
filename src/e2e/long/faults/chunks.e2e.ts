import { demoOwner as owner } from '../../../content/demo.ts';
import { chunk, failOnce, goWithinApp, hold, lose, MISSING_FILE } from '../../helpers/faults.ts';
import { enterDashboard } from '../../helpers/owner.ts';
import { expectControlsToWork, hydrated, open } from '../../helpers/page.ts';
import { expect, OWNER, test } from '../../test.ts';

const ADMIN = 'AdminArea';
const OWNER_CONTENT = '_virtual_owner-content';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  // A boundary whose screen did not come is drawn anew by the browser, and React says so.
  pageErrors.allow(/React error #422/);
});

test('what only the owner sees, lost once, comes at another try', async ({ page }) => {
  await failOnce(page, ADMIN);
  await failOnce(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await expect(page.getByText('published articles')).toBeVisible();
});

test('an admin area that does not come says so, and then offers to load the page anew', async ({
  page,
}) => {
  await lose(page, ADMIN);
  await page.goto('admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toContainText('The admin area could not be shown.');
  await message.getByRole('button', { name: 'Try again' }).click();
  const reload = message.getByRole('button', { name: 'Reload the page' });
  await expect(reload).toBeVisible();

  await page.unroute(chunk(ADMIN));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await reload.click();
  await expect(message).toBeHidden();
  await enterDashboard(page);
  expect(loads, 'loads of the page').toBe(1);
});

test('offline the page goes on working, and the admin area comes once the network is back', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await goWithinApp(page, '/admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toContainText('The admin area could not be shown.');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  await expectControlsToWork(page);
  await context.setOffline(false);
  await page.goBack();
  await enterDashboard(page);
});

test('content that does not come leaves what is typed and the focus alone', async ({ page }) => {
  const content = await hold(page, chunk(OWNER_CONTENT));
  await page.goto('admin');
  await hydrated(page);
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').pressSequentially('half a pass');
  await expect.poll(content.count).toBe(1);

  const failed = page.waitForEvent('requestfailed', (request) =>
    chunk(OWNER_CONTENT).test(request.url()),
  );
  await content.release((route) => route.abort());
  await failed;
  await page.keyboard.type('word');
  await expect(page.getByLabel('Password')).toHaveValue('half a password');
  await expect(page.getByLabel('Email')).toHaveValue(OWNER.email);
});

test('content that does not come says so in the dashboard, and comes when it is asked for', async ({
  page,
}) => {
  await lose(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(message).toContainText('Your content could not be loaded.');
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(message).toBeVisible();

  await page.unroute(chunk(OWNER_CONTENT));
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add Track' })).toBeVisible();
  await expect(message).toBeHidden();
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(8);
});
