import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoOwner as owner } from '../content/demo.ts';
import { parseContent } from '../content/file/parseContent.ts';
import { tabTo } from './a11y.ts';
import { add, card, openDashboard, POST, section, titles, viewPortfolio } from './journeys.ts';
import { expect, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const deleteFirst = (page: Page) => page.getByRole('button', { name: /^Delete/ }).first();
const changes = (page: Page) => page.getByRole('banner').getByRole('status');

/** The text of the file that the dashboard gives. */
async function exportContent(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, 'Export content').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('content.json');
  return readFile(await file.path(), 'utf8');
}

const importContent = (page: Page, text: string) =>
  page.getByLabel('Import content').setInputFiles({
    name: 'content.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

test('a deletion is undone by the keyboard, from wherever it was made', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  const before = await titles(posts).allTextContents();
  const last = before.at(-1) ?? '';
  await card(posts, last)
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(titles(posts)).toHaveCount(before.length - 1);
  await expect(page.getByText(`Deleted “${last}”.`)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles(posts)).toHaveText(before);
  await expect(page.getByRole('main')).toBeFocused();
});

test('an export holds what the dashboard shows, and comes back after a reload', async ({
  page,
}) => {
  const posts = await openDashboard(page, 'Blog Posts');
  await add(posts, 'New Post', POST);
  await card(posts, POST.Title)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(changes(page)).toHaveText('1 change not exported yet');
  const shown = await titles(posts).allTextContents();
  const text = await exportContent(page);
  await expect(changes(page)).toHaveText('All changes exported');
  const parsed = parseContent(text, { artist: owner.name });
  expect('work' in parsed && parsed.work.posts.map(({ title }) => title)).toEqual(shown);

  const overview = await openDashboard(page);
  await importContent(page, text);
  await expect(overview.getByText('Imported 8 projects, 6 tracks and 9 posts.')).toBeVisible();
  await viewPortfolio(page);
  await expect(card(section(page, 'Latest Articles'), POST.Title)).toContainText(
    'Featured Article',
  );
});

test('the errors of a file are listed, and nothing is imported', async ({ page }) => {
  const overview = await openDashboard(page);
  await importContent(page, '{"posts": [{"title": "A"}], "tracks": 1}');
  const answer = overview.getByRole('status');
  await expect(answer).toContainText('Nothing was imported.');
  await expect(answer.getByRole('listitem').first()).toContainText('expected');
  await importContent(page, 'PNG');
  await expect(answer).toContainText('The file has an error.');
  await expect(changes(page)).toHaveText('All changes exported');
});

test('an import asks before it replaces what is not exported', async ({ page }) => {
  await openDashboard(page, 'Music');
  await deleteFirst(page).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await importContent(page, '{}');
  await expect(page.getByText('Importing replaces 1 change that is not exported.')).toBeVisible();
  await button(page, 'Keep mine').click();
  await expect(changes(page)).toHaveText('1 change not exported yet');
  await importContent(page, '{}');
  await button(page, 'Import anyway').click();
  await expect(page.getByText('Imported 0 projects, 0 tracks and 0 posts.')).toBeVisible();
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(page.getByText('No tracks yet. Add Track starts the list.')).toBeVisible();
});

test('the browser asks before it leaves over changes, also from the public page', async ({
  page,
}) => {
  await openDashboard(page, 'Music');
  await deleteFirst(page).click();
  await viewPortfolio(page);
  const dialog = page.waitForEvent('dialog');
  // Playwright's own reload would wait for the page that does not come.
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await page.goBack();
  await expect(changes(page)).toHaveText('1 change not exported yet');
  await button(page, 'Undo').click();
  let isAsked = false;
  page.on('dialog', (each) => {
    isAsked = true;
    void each.accept();
  });
  await page.reload();
  expect(isAsked).toBe(false);
});

test('a form that is half filled is there again, by the keyboard', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  await tabTo(page, button(page, 'New Post'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Half a title');
  await tabTo(page, button(page, 'Cancel'));
  await page.keyboard.press('Enter');
  await expect(button(page, 'New Post')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(posts.getByLabel('Title')).toHaveValue('Half a title');
});
