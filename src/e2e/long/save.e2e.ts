import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makePlaceholderWork } from '../../build/content/readSite.ts';
import { formatContentFile } from '../../content/file/formatContentFile.ts';
import { parseContent } from '../../content/file/parseContent.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { POST, submitNewEntry } from '../helpers/owner.ts';
import { button, card, press, section, titles } from '../helpers/page.ts';
import { openPosts, serveCopy, type ServedCopy } from '../helpers/projectCopy.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let copy: ServedCopy;
const ours = await makePlaceholderWork('Robin Vale');
test.beforeAll(async () => {
  copy = await serveCopy(formatContentFile(ours));
});
test.afterAll(() => copy.close());

const read = () => readFile(join(copy.root, CONTENT_FILE), 'utf8');
const banner = (page: Page) => page.getByRole('banner');

/** Changes the file under an unsaved change. The page would reload, but the warning is dismissed. */
async function writeBelow(page: Page, text: string) {
  const question = page.waitForEvent('dialog');
  await copy.write(CONTENT_FILE, text);
  await question;
  // Runs once the question is answered: until then the page would drop a click.
  await page.evaluate(() => undefined);
}

test('a save changes only the file, and updates other pages at once', async ({ page, context }) => {
  const before = await read();
  const visitor = await context.newPage();
  await visitor.goto(copy.site);
  const other = await context.newPage();
  await openPosts(other, copy.site);
  await openPosts(page, copy.site);
  await submitNewEntry(page, 'New Post', POST);
  await card(page.getByRole('main'), POST.Title)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(banner(page)).toContainText('1 change not saved yet');
  await page.evaluate(() => window.scrollTo(0, 300));
  let loads = 0;
  page.on('load', () => (loads += 1));

  // A mouse click would scroll to it.
  await button(page, 'Save').dispatchEvent('click');
  await expect(page.getByRole('main')).toContainText('Saved to src/content/content.json.');
  await expect(banner(page)).toContainText('All changes saved');
  await expect(titles(section(visitor, 'Latest Articles')).first()).toHaveText(POST.Title);
  // Another dashboard stays signed in, and is offered the file at its own Save.
  await button(other, 'Save').click();
  await button(other, 'Load the file').click();
  await expect(titles(other.getByRole('tabpanel')).first()).toHaveText(POST.Title);
  // Keeps sign-in, tab and scroll.
  expect(loads).toBe(0);
  await expect(page.getByRole('tab', { name: 'Blog Posts', selected: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(300);

  const { posts, ...rest } = JSON.parse(await read()) as { posts: { title: string }[] };
  expect(posts.shift()).toMatchObject({ title: POST.Title });
  expect({ ...rest, posts }).toEqual(JSON.parse(before));
});

test('a file changed in the meantime is loaded or overwritten, as chosen', async ({ page }) => {
  // Dismisses each warning: without a listener it would be accepted.
  page.on('dialog', (dialog) => void dialog.dismiss());
  await openPosts(page, copy.site);
  await press(page, /^Delete/);
  const count = await page.getByRole('article').count();
  const theirs = { ...ours, posts: ours.posts.slice(0, 3) };
  await writeBelow(page, formatContentFile(theirs));
  await button(page, 'Save').click();
  await expect(page.getByRole('main')).toContainText('has changed on the disk since this page');
  await expect(page.getByRole('article')).toHaveCount(count);
  expect(await read()).toBe(formatContentFile(theirs));

  const replaced = page.waitForEvent('download');
  await button(page, 'Save over it').click();
  expect(await readFile(await (await replaced).path(), 'utf8')).toBe(formatContentFile(theirs));
  await expect(banner(page)).toContainText('All changes saved');
  await expect(button(page, 'Save')).toBeFocused();
  const saved = parseContent(await read(), { artist: '' });
  expect('work' in saved && saved.work.posts.length).toBe(count);

  await press(page, /^Delete/);
  await expect(banner(page)).toContainText('1 change not saved yet');
  await writeBelow(page, formatContentFile(theirs));
  await button(page, 'Save').click();
  await expect(page.getByRole('main')).toContainText('has changed on the disk since this page');
  await button(page, 'Load the file').click();
  await expect(button(page, 'Save')).toBeFocused();
  await expect(button(page, 'Download')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(banner(page)).toContainText('All changes saved');
});

test('a save without the dev server fails at once, and keeps the change', async ({ page }) => {
  const stopped = await serveCopy();
  await openPosts(page, stopped.site);
  await press(page, /^Delete/);
  await stopped.close();
  await button(page, 'Save').click();
  await expect(page.getByRole('main')).toContainText('The dev server does not answer.');
  await expect(banner(page)).toContainText('1 change not saved yet');
});
