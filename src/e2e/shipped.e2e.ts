import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePlaceholderWork } from '../build/content/readSite.ts';
import { hydrated } from './helpers/page.ts';
import { expect, owner, OWNER, test } from './test.ts';
import { TEST_SITE } from './testSites.ts';

const SITE = join(import.meta.dirname, '../..', TEST_SITE.outDir);

/** The budget of `/`, in gzipped bytes. */
const BUDGETS: Record<string, number> = { script: 145_700, document: 24_000 };

test('no file of the site contains the placeholder generator or the password', async () => {
  const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && !/\.(woff2|png|jpg|pdf)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    expect(text, name).not.toMatch(/faker/i);
    expect(text, name).not.toContain(OWNER.password);
  }
});

test('the front page stays within its budget, and contains no draft and no post body', async ({
  page,
}) => {
  const { posts } = await makePlaceholderWork(owner.name);
  const sizes: Record<string, number> = {};
  const loaded: Promise<string>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const add = (body: Buffer) => {
      sizes[kind] = (sizes[kind] ?? 0) + gzipSync(body, { level: 9 }).length;
      return body.toString();
    };
    if (kind in BUDGETS || kind === 'fetch') loaded.push(response.body().then(add));
  });
  await page.goto('');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // The one script must not delay the fonts.
  await expect(page.locator('script[src]')).toHaveAttribute('fetchpriority', 'low');
  const text = (await Promise.all(loaded)).join('\n');
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    expect(sizes[kind], kind).toBeGreaterThan(budget / 2);
    expect(sizes[kind], kind).toBeLessThanOrEqual(budget);
  }
  for (const { status, title, excerpt, content } of posts) {
    const isPublic = status === 'published';
    expect([text.includes(title), text.includes(excerpt)]).toEqual([isPublic, isPublic]);
    for (const paragraph of content.split('\n\n')) expect(text).not.toContain(paragraph);
  }
});
