import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { enterDashboard } from '../helpers/owner.ts';
import { copyProject, type ProjectCopy } from '../helpers/projectCopy.ts';

let copy: ProjectCopy;
let server: ViteDevServer;

test.beforeAll(async () => {
  copy = await copyProject();
  server = await createServer({
    root: copy.root,
    mode: 'test',
    cacheDir: join(copy.root, '.vite'),
    logLevel: 'error',
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  await copy.remove();
});

test('an edited slice and an edited component are taken in, and the state stays', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const site = server.resolvedUrls?.local[0] ?? '';
  await page.route(
    (url) => !site.startsWith(url.origin),
    (route) => route.abort(),
  );
  await page.goto(`${site}admin`);
  // The libraries are bundled at the first visit, after which Vite loads the page once more.
  await page.waitForLoadState('networkidle');
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(7);
  const loadsBefore = loads.length;

  const updated = page.waitForEvent('console', (message) =>
    message.text().includes('hot updated: /src/state/rootReducer.ts'),
  );
  await copy.edit(
    'src/state/slices/posts.ts',
    'post.status = status;',
    "post.status = status;\n    post.title = 'By the edited slice';",
  );
  await updated;
  await page
    .getByRole('button', { name: /^Unpublish/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'By the edited slice' })).toBeVisible();

  await copy.edit('src/admin/posts/PostsTab.tsx', 'title="Blog Posts"', 'title="All articles"');
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'By the edited slice' })).toBeVisible();
  await expect(page.getByText('2 changes not exported yet')).toBeVisible();
  expect(loads).toHaveLength(loadsBefore);

  // The server renders by the edited slices too.
  await copy.edit('src/state/slices/nav.ts', "section: 'home',", "section: 'blog',");
  await expect
    .poll(async () => (await page.request.get(site, { headers: { accept: 'text/html' } })).text())
    .toMatch(/href="#blog" aria-current="location"|aria-current="location"[^>]*href="#blog"/);
});
