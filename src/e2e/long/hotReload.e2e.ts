import { expect, test } from '@playwright/test';
import { enterDashboard } from '../helpers/owner.ts';
import { press } from '../helpers/page.ts';
import { openPosts, openServed, serveCopy, type ServedCopy } from '../helpers/projectCopy.ts';

let copy: ServedCopy;

test.beforeAll(async () => {
  copy = await serveCopy();
});
test.afterAll(() => copy.close());

test('hot updates keep the state, and a reload loads the slice once', async ({ page }) => {
  test.setTimeout(180_000);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const site = copy.site;
  await openPosts(page, site);
  await press(page, /^Delete/);
  await expect(page.getByRole('article')).toHaveCount(7);
  const loadsBefore = loads.length;

  const updated = page.waitForEvent('console', (message) =>
    message.text().includes('hot updated: /src/app/store.ts'),
  );
  await copy.edit(
    'src/state/lists/posts.ts',
    "entities[id].status = 'draft'",
    "Object.assign(entities[id], { status: 'draft', title: 'By the edited slice' })",
  );
  await updated;
  await press(page, /^Unpublish/);
  await expect(page.getByRole('heading', { name: 'By the edited slice' })).toBeVisible();

  await copy.edit('src/admin/list/ListTab.tsx', '<TabTitle>{title}<', '<TabTitle>All articles<');
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'By the edited slice' })).toBeVisible();
  await expect(page.getByText('2 changes not saved yet')).toBeVisible();
  expect(loads).toHaveLength(loadsBefore);

  const addresses: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/state/rootReducer.ts')) addresses.push(request.url());
  });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await press(page, 'New Post');
  await expect(page.getByRole('form', { name: 'New Post' })).toBeVisible();
  expect(addresses).toHaveLength(1);

  // The server renders with the edited slices too.
  await copy.edit('src/state/visitor/nav.ts', "section: 'home',", "section: 'blog',");
  await expect
    .poll(async () => (await page.request.get(site, { headers: { accept: 'text/html' } })).text())
    .toMatch(/href="#blog" aria-current="location"|aria-current="location"[^>]*href="#blog"/);
});

test('an edited style of the public page shows at once', async ({ page }) => {
  await openServed(page, copy.site);
  const title = page.locator('.desk h3').first();
  await expect(title).toHaveCSS('font-size', '24px');
  await copy.edit('src/styles/sections/desk.ts', 'font-size: 1.5rem;', 'font-size: 2rem;');
  await expect(title).toHaveCSS('font-size', '32px');
});
