import { demoOwner as owner } from '../content/demo.ts';
import { expectControlsToWork, goWithinApp, MISSING_FILE } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { enterDashboard } from './signIn.ts';
import { expect, test } from './test.ts';

test.describe('in a browser that refuses storage and cookies', () => {
  // The pause of motion is kept in the storage.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
  });

  test('the public page works', async ({ page }) => {
    await page.goto('');
    await hydrated(page);
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure');
    await expectControlsToWork(page);
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await expect(page.getByRole('button', { name: 'Pause motion' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the owner signs in, writes a post and leaves', async ({ page }) => {
    await page.goto('admin');
    await enterDashboard(page);
    await page.getByRole('tab', { name: 'Blog Posts' }).click();
    await page.getByRole('button', { name: 'New Post' }).click();
    await page.getByLabel('Title').fill('Kept in memory alone');
    await page.getByLabel('Excerpt').fill('Nothing is stored.');
    await page.getByLabel('Content').fill('Nothing at all.');
    await page.getByRole('button', { name: 'Create Post' }).click();
    await expect(page.getByRole('heading', { name: 'Kept in memory alone' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  });
});

test.describe('offline once the page is there', () => {
  test.beforeEach(async ({ page, context, surprises }) => {
    surprises.expect(MISSING_FILE);
    await page.goto('');
    await hydrated(page);
    await context.setOffline(true);
  });

  test('the page goes on working', async ({ page }) => {
    await expectControlsToWork(page);
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport();
  });

  test('the admin area says that it did not come, and comes when the network is back', async ({
    page,
    context,
  }) => {
    await goWithinApp(page, '/admin');
    const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
    await expect(message).toContainText('The admin area could not be shown.');
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(message.getByRole('button', { name: 'Reload the page' })).toBeVisible();

    await context.setOffline(false);
    await message.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await expect(message).toBeHidden();
    await enterDashboard(page);
    await expect(page.getByText('published articles')).toBeVisible();
  });
});

test('an owner who goes offline at the sign-in gets the content when the network is back', async ({
  page,
  context,
  surprises,
}) => {
  surprises.expect(MISSING_FILE);
  await page.route(/owner-content/, (route) => route.abort('internetdisconnected'));
  await page.goto('admin');
  await hydrated(page);
  await context.setOffline(true);
  await enterDashboard(page);
  await expect(page.getByRole('alert')).toContainText('Your content could not be loaded.');
  await page.unroute(/owner-content/);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('published articles')).toBeVisible();
});
