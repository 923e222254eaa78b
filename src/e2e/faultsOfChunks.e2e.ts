import { demoOwner as owner } from '../content/demo.ts';
import { chunk, failOnce, goWithinApp, hold, MISSING_FILE } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { enterDashboard } from './signIn.ts';
import { expect, OWNER, test } from './test.ts';

const ADMIN = 'AdminArea';
const OWNER_CONTENT = '_virtual_owner-content';

test.beforeEach(({ surprises }) => {
  surprises.expect(MISSING_FILE);
  // A boundary whose screen did not come is drawn anew by the browser, and React says so.
  surprises.expect(/React error #422/);
});

test('an admin area that does not come says so, and comes at the second try', async ({ page }) => {
  await failOnce(page, ADMIN);
  await page.goto('admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toContainText('The admin area could not be shown.');
  await expect(message.getByRole('button', { name: 'Reload the page' })).toBeHidden();

  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await expect(message).toBeHidden();
  await enterDashboard(page);
});

test('an admin area that does not come twice offers to load the page anew', async ({ page }) => {
  await page.route(chunk(ADMIN), (route) => route.abort());
  await page.goto('admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
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

test('an admin area that does not come leaves the way back to the public page open', async ({
  page,
}) => {
  await failOnce(page, ADMIN);
  await page.goto('');
  await hydrated(page);
  await goWithinApp(page, '/admin');
  await expect(page.getByRole('alert')).toContainText('The admin area could not be shown.');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
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

test('content that does not come says so in the dashboard, and comes at the second try', async ({
  page,
}) => {
  await failOnce(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(message).toContainText('Your content could not be loaded.');
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(message).toBeVisible();

  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add Track' })).toBeVisible();
  await expect(message).toBeHidden();
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(8);
});

test('content that does not come twice can be tried for a third time', async ({ page }) => {
  await page.route(chunk(OWNER_CONTENT), (route) => route.abort());
  await page.goto('admin');
  await enterDashboard(page);
  const retry = page.getByRole('button', { name: 'Try again' });
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await expect(retry).toBeVisible();

  await page.unroute(chunk(OWNER_CONTENT));
  await retry.click();
  await expect(page.getByRole('list').getByText('published articles')).toBeVisible();
});
