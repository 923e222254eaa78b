import { readFile } from 'node:fs/promises';
import { characterEntities } from 'character-entities';
import { parseContent } from '../../content/file/parseContent.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { openDashboard } from '../helpers/owner.ts';
import { button } from '../helpers/page.ts';
import { expectNoOverflow } from '../helpers/visibility.ts';
import { owner } from '../test.ts';
import { expect, test } from './test.ts';

// Every entity of HTML: a library's browser build would decode them with `innerHTML`, which the policy forbids.
const TEXTS = { '#233': 'é', '#x1F3B5': '🎵', none: '&none;', ...characterEntities };
const ENTITIES = Object.keys(TEXTS).map((name) => `&${name};`);

test('a post can be moved, edited, previewed and exported', async ({ page }) => {
  const posts = await openDashboard(page, 'Blog Posts');
  // In one column, at the top of the page: there no browser corrects the scroll position by itself.
  await page.setViewportSize({ width: 768, height: 900 });
  const moveLater = posts.getByRole('button', { name: /^Move later.*compiler/ });
  const before = (await moveLater.boundingBox())?.y ?? 0;
  await moveLater.press('Enter');
  await expect(posts.getByRole('article').first()).toContainText('Colours');
  await expect(moveLater).toBeFocused();
  expect((await moveLater.boundingBox())?.y).toBeCloseTo(before, 0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await posts.getByRole('button', { name: /^Edit.*Colours/ }).click();
  const form = posts.getByRole('form', { name: 'Edit Post' });
  await form.getByLabel('Title').fill('Colours that last');
  await form.getByLabel('Content').fill(`## Anew\n\n${ENTITIES.join('x')}`);
  await form.getByLabel('Picture', { exact: true }).fill('share.jpg');
  await expect(posts.locator('img[src$="/share.jpg"]')).toBeVisible();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await posts.getByRole('button', { name: /^View.*Colours that last/ }).click();
  await expect(page.getByRole('heading', { name: 'Anew' })).toBeVisible();
  const previewed = await page.locator('article p').last().textContent();
  expect(previewed?.split('x')).toEqual(Object.values(TEXTS));
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();
  const download = page.waitForEvent('download');
  await button(page, 'Export content').click();
  const file = await (await download).path();
  const parsed = parseContent(await readFile(file, 'utf8'), { artist: owner.name });
  expect('work' in parsed && parsed.work.posts[0]).toMatchObject({
    title: 'Colours that last',
    content: `## Anew\n\n${ENTITIES.join('x')}`,
    image: 'share.jpg',
    readTime: 1,
  });
});

test('on a phone the tabs are a row, and edit forms fit the screen', async ({ page }) => {
  await openDashboard(page);
  const tabs = page.getByRole('tablist');
  await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(tabs).toHaveAttribute('aria-orientation', 'horizontal');
  for (const name of ['Blog Posts', 'Music', 'Projects']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expectNoOverflow(page);
    await expectAccessible(page, name);
  }
});

test('on a phone focus brings back the row of the header that scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const posts = await openDashboard(page, 'Blog Posts');
  await posts
    .getByRole('button', { name: /^Delete/ })
    .last()
    .focus();
  const logout = button(page, 'Logout');
  await expect(logout).not.toBeInViewport();
  await button(page, 'Publish site').press('Shift+Tab');
  await expect(logout).toBeFocused();
  await expect(logout).toBeInViewport({ ratio: 1 });
});

test('on a phone the header covers no tab, however long its text is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const posts = await openDashboard(page, 'Blog Posts');
  await posts.getByRole('button', { name: /^Edit.*compiler/ }).click();
  await posts.getByLabel('Title').fill('A compiler taught me to write much shorter songs');
  await posts
    .getByRole('button', { name: /^Delete/ })
    .last()
    .focus();
  await expect(page.getByRole('banner')).toContainText('unfinished');
  const header = page.getByRole('banner');
  const tabs = page.getByRole('tablist', { name: 'Dashboard' });
  await expect
    .poll(async () => {
      const [above, below] = [await header.boundingBox(), await tabs.boundingBox()];
      return above && below && below.y >= above.y + above.height;
    })
    .toBe(true);
});
