import { demoOwner as owner } from '../../../content/demo.ts';
import { chunk, failOnce, goWithinApp, hold, lose, MISSING_FILE } from '../../helpers/faults.ts';
import { enterDashboard } from '../../helpers/owner.ts';
import { expectControlsToWork, hydrated, open } from '../../helpers/page.ts';
import { expect, OWNER, test } from '../../test.ts';

const ADMIN = 'AdminArea';
const OWNER_CONTENT = '_virtual_owner-content';

test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(MISSING_FILE);
  // React reports that it renders the admin area anew, without its chunk.
  pageErrors.allow(/React error #4(19|22)/);
});

test('chunks of the admin area that are lost once are loaded at the second try', async ({
  page,
}) => {
  await failOnce(page, ADMIN);
  await failOnce(page, OWNER_CONTENT);
  await page.goto('admin');
  await enterDashboard(page);
  await expect(page.getByText('published articles')).toBeVisible();
});

test('the admin area without its chunk offers a reload, and offline the public page works on', async ({
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
  await message.getByRole('button', { name: 'Reload the page' }).click();
  await enterDashboard(page);
});

test('lost content of the owner leaves the text and the focus of the sign-in', async ({ page }) => {
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

test('lost content of the owner is reported in each tab, and can be loaded again', async ({
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
});
