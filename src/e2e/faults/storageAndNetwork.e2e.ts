import { goWithinApp, MISSING_FILE } from '../helpers/faults.ts';
import { addPost, enterDashboard, POST } from '../helpers/owner.ts';
import { button, expectControlsToWork, open } from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

test('in a browser that refuses storage and cookies, visitor and owner miss nothing', async ({
  page,
}) => {
  // The pause of motion is kept in the storage.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page);
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('insecure');
  await expectControlsToWork(page);
  await button(page, 'Pause motion').click();
  await expect(button(page, 'Pause motion')).toHaveAttribute('aria-pressed', 'true');

  await open(page, 'admin');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await addPost(page);
  await expect(page.getByRole('heading', { name: POST.Title })).toBeVisible();
  await button(page, 'Logout').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
});

test('offline the page goes on working, and the admin area comes once the network is back', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(MISSING_FILE);
  await open(page);
  await context.setOffline(true);
  await expectControlsToWork(page);
  await goWithinApp(page, '/admin');
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toContainText('The admin area could not be shown.');
  await context.setOffline(false);
  await message.getByRole('button', { name: 'Try again' }).click();
  await enterDashboard(page);
  await expect(page.getByText('published articles')).toBeVisible();
});
