import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { makePlaceholderWork } from '../build/content/readSite.ts';
import { chunk } from './helpers/faults.ts';
import { waitForHydration } from './helpers/page.ts';
import { test as ownTest } from './own/test.ts';
import { expect, owner, OWNER, test } from './test.ts';
import { OWN_TEST_SITE, TEST_SITE } from './testSites.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The budget of `/`, in gzipped bytes. */
const BUDGETS: Record<string, number> = { script: 145_100, document: 24_000 };

/** The budgets of the chunks for optional features, which do not count for `/`. */
const CHUNK_BUDGETS = { AudioLine: 1_600, sendToEndpoint: 800 };

const measure = (body: Buffer) => gzipSync(body, { level: 9 }).length;

/** Loads the front page. Returns its text, and checks its sizes. */
async function loadInBudget(page: Page): Promise<string> {
  const sizes: Record<string, number> = {};
  const loaded: Promise<string>[] = [];
  const isOptional = (url: string) =>
    Object.keys(CHUNK_BUDGETS).some((name) => chunk(name).test(url));
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const add = (body: Buffer) => {
      if (!isOptional(response.url())) sizes[kind] = (sizes[kind] ?? 0) + measure(body);
      return body.toString();
    };
    if (kind in BUDGETS || kind === 'fetch') loaded.push(response.body().then(add));
  });
  await page.goto('');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(loaded)).join('\n');
  for (const [kind, budget] of Object.entries(BUDGETS)) {
    expect(sizes[kind], kind).toBeGreaterThan(budget / 2);
    expect(sizes[kind], kind).toBeLessThanOrEqual(budget);
  }
  return text;
}

test('no file of the site contains the placeholder generator or the password', async () => {
  const site = join(ROOT, TEST_SITE.outDir);
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
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

test('no script has a name with an underscore, which branches of GitHub Pages leave out', async () => {
  const scripts = await readdir(join(ROOT, TEST_SITE.outDir, 'assets'));
  expect(scripts).toContainEqual(expect.stringMatching(/^virtual_tracks/));
  expect(scripts.filter((name) => name.startsWith('_'))).toEqual([]);
});

test('the front page is within its budget, and has no drafts', async ({ page }) => {
  const { posts } = await makePlaceholderWork(owner.name);
  const text = await loadInBudget(page);
  // The one script must not delay the fonts.
  await expect(page.locator('script[src]')).toHaveAttribute('fetchpriority', 'low');
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const file = await page.locator(`link[rel=${rel}]`).getAttribute('href');
    expect((await page.request.get(file ?? '')).status(), rel).toBe(200);
  }
  for (const { status, title, excerpt, content } of posts) {
    const isPublic = status === 'published';
    expect([text.includes(title), text.includes(excerpt)]).toEqual([isPublic, isPublic]);
    for (const paragraph of content.split('\n\n')) expect(text).not.toContain(paragraph);
  }
});

test('hydration inserts no rule of the front page again', async ({ page }) => {
  await page.goto('');
  await waitForHydration(page);
  const inserted = page.locator('style[data-styled="active"]');
  expect(await inserted.evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length)).toBe(
    0,
  );
});

ownTest('a front page with audio and an endpoint is within its budget', async ({ page }) => {
  const text = await loadInBudget(page);
  expect(text).toContain('low-tide.wav');
  const assets = join(ROOT, OWN_TEST_SITE.outDir, 'assets');
  const files = await readdir(assets);
  for (const [name, budget] of Object.entries(CHUNK_BUDGETS)) {
    const file = files.find((each) => chunk(name).test(`/assets/${each}`)) ?? name;
    expect(measure(await readFile(join(assets, file))), name).toBeLessThanOrEqual(budget);
  }
});
