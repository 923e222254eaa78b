import type { Page } from '@playwright/test';
import { addPost, openDashboard, POST, signIn } from '../helpers/owner.ts';
import { button, press, titles } from '../helpers/page.ts';
import { expect, test } from './test.ts';

const message = (page: Page) => page.getByRole('main').getByRole('status').first();

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const posts = await openDashboard(page, 'Blog Posts');
  await addPost(page);
  await expect(titles(posts).first()).toHaveText(POST.Title);
});

test('edits and what is typed survive a reload, and the sign-in is asked for again', async ({
  page,
}) => {
  await press(page, 'New Post');
  await page.getByLabel('Excerpt').fill('Half a thought');
  await page.reload();
  await signIn(page);
  await expect(message(page)).toHaveText('Your edits from before the reload are back.');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^1 change not/);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await expect(titles(page.getByRole('tabpanel')).first()).toHaveText(POST.Title);
  await press(page, 'New Post');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Half a thought');
});

test('edits of another content file are dropped with a word, and can be downloaded', async ({
  page,
}) => {
  await page.reload();
  await page.evaluate(() => {
    const stored = sessionStorage.getItem('edits') ?? '';
    sessionStorage.setItem('edits', stored.replace(/"fileHashes":\[.*?\]/, '"fileHashes":["0"]'));
  });
  // The page that is left must not write them again.
  await page.evaluate(() => Object.defineProperty(Storage.prototype, 'setItem', { value() {} }));
  await page.goto('admin');
  await signIn(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await expect(message(page)).toContainText('They are left out');
  await page.reload();
  await signIn(page);
  await expect(message(page)).toContainText('They are left out');
  const download = page.waitForEvent('download');
  await button(page, 'Download them').click();
  expect((await download).suggestedFilename()).toBe('edits.json');
});
