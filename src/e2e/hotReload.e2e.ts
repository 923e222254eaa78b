import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { enterDashboard } from './helpers/owner.ts';

const ROOT = join(import.meta.dirname, '../..');
const NOT_COPIED = ['node_modules', 'dist', 'reports', '.git', '.stryker-tmp', 'e2e'];

let copy: string;
let server: ViteDevServer;

/** Changes a file of the copy that the dev server serves, as an editor does. */
async function edit(file: string, before: string, after: string) {
  const path = join(copy, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
}

// Of a copy: an edit of the project itself would meet whatever else reads it.
test.beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'hot-reload-'));
  const filter = (source: string) => !NOT_COPIED.includes(basename(source));
  await cp(ROOT, copy, { recursive: true, filter });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
  server = await createServer({
    root: copy,
    mode: 'test',
    cacheDir: join(copy, '.vite'),
    logLevel: 'error',
    server: { port: 0, fs: { strict: false } },
  });
  await server.listen();
});

test.afterAll(async () => {
  await server.close();
  await rm(copy, { recursive: true });
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
  await edit(
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

  await edit('src/admin/posts/PostsTab.tsx', 'title="Blog Posts"', 'title="All articles"');
  await expect(page.getByRole('heading', { name: 'All articles' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'By the edited slice' })).toBeVisible();
  await expect(page.getByText('2 changes not exported yet')).toBeVisible();
  expect(loads).toHaveLength(loadsBefore);

  // The server renders by the edited slices too.
  await edit('src/state/slices/nav.ts', "section: 'home',", "section: 'blog',");
  await expect
    .poll(async () => (await page.request.get(site, { headers: { accept: 'text/html' } })).text())
    .toMatch(/href="#blog" aria-current="location"|aria-current="location"[^>]*href="#blog"/);
});
