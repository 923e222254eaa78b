import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseContent } from '../content/file/parseContent.ts';
import { addPost, openDashboard, POST, signIn, viewPortfolio } from './helpers/owner.ts';
import { button, card, press, section, titles } from './helpers/page.ts';
import { expect, owner, test } from './test.ts';

const changes = (page: Page) => page.getByRole('banner').getByRole('status');

test('a post goes from draft to featured article and back, and is deleted', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  const articles = section(page, 'Latest Articles');
  const post = card(posts, POST.Title);
  await addPost(page);
  await expect(titles(posts)).toHaveCount(9);
  await expect(post.getByText('draft', { exact: true })).toBeVisible();
  for (const [act, isPublic] of [
    ['Publish', true],
    ['Unpublish', false],
  ] as const) {
    await post.getByRole('button', { name: new RegExp(`^${act}`) }).click();
    await viewPortfolio(page);
    await expect(titles(articles)).toHaveCount(6);
    await expect(card(articles, POST.Title)).toHaveCount(Number(isPublic));
    if (isPublic) await expect(card(articles, POST.Title)).toContainText('Featured Article');
    await page.goBack();
  }
  await post.getByRole('button', { name: /^Delete/ }).click();
  await expect(titles(posts)).toHaveCount(8);
});

test('an export holds what the dashboard shows, and comes back after a reload', async ({
  page,
}) => {
  const posts = await openDashboard(page, 'Blog Posts');
  await addPost(page);
  await press(page, /^Publish/);
  await expect(changes(page)).toHaveText('1 change not exported yet');
  const shown = await titles(posts).allTextContents();
  const download = page.waitForEvent('download');
  await button(page, 'Export content').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('content.json');
  const path = await file.path();
  await expect(changes(page)).toHaveText('All changes exported');
  const parsed = parseContent(await readFile(path, 'utf8'), { artist: owner.name });
  expect('work' in parsed && parsed.work.posts.map(({ title }) => title)).toEqual(shown);

  const overview = await openDashboard(page);
  await page.getByLabel('Import content').setInputFiles(path);
  await expect(overview.getByText('Imported 8 projects, 6 tracks and 9 posts.')).toBeVisible();
  await viewPortfolio(page);
  const articles = section(page, 'Latest Articles');
  await expect(card(articles, POST.Title)).toContainText('Featured Article');
});

test('the browser asks before it leaves over changes, also from the public page', async ({
  page,
}) => {
  await openDashboard(page, 'Music');
  await press(page, /^Delete/);
  await viewPortfolio(page);
  const dialog = page.waitForEvent('dialog');
  // Playwright's own reload would wait for the page that does not come.
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await page.goBack();
  await expect(changes(page)).toHaveText('1 change not exported yet');
});

test('a reload of the dashboard asks nothing without changes, and signs out', async ({ page }) => {
  const tracks = await openDashboard(page, 'Music');
  await press(page, /^Delete/);
  await press(page, 'Undo');
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.accept();
  });
  await page.reload();
  expect(dialogs).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page).toHaveURL('/admin');
  await signIn(page);
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(titles(tracks)).toHaveCount(6);
});
