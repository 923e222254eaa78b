import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseContent } from '../content/file/parseContent.ts';
import { addPost, openDashboard, POST, viewPortfolio } from './helpers/owner.ts';
import { button, card, press, section, titles } from './helpers/page.ts';
import { expect, owner, test } from './test.ts';

const changes = (page: Page) => page.getByRole('banner').getByRole('status');

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
  await expect(changes(page)).toHaveText('No changes since the last export');
  const parsed = parseContent(await readFile(path, 'utf8'), { artist: owner.name });
  expect('work' in parsed && parsed.work.posts.map(({ title }) => title)).toEqual(shown);

  const overview = await openDashboard(page);
  await page.getByLabel('Import content').setInputFiles(path);
  await expect(overview.getByText('Imported 8 projects, 6 tracks and 9 posts.')).toBeVisible();
  await viewPortfolio(page);
  const articles = section(page, 'Latest Articles');
  await expect(card(articles, POST.Title)).toContainText('Featured Article');
});
