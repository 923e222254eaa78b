import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { LONG_POST, open, waitForHydration } from '../helpers/page.ts';
import { addStyles, expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test } from './test.ts';

/** The paths of reading pages, by name. */
const PATHS = {
  'the list': 'blog/',
  'a long post': LONG_POST.path,
  'a post from right to left': `blog/${encodeURIComponent('ملاحظات-عن-الكتابة-من-اليمين-إلى-اليسار')}/`,
  'a post with pictures and tasks': 'blog/a-week-with-one-file/',
};

/** The text of a post. */
const PROSE = 'article > div:not([data-cover])';

/** The visible titles in the list of posts. */
const titles = (page: Page) => page.locator('[data-year] h3').filter({ visible: true });

test('links lead from the blog section through two posts and back, with view transitions', async ({
  page,
}) => {
  const moved: (string | null)[] = [];
  await page.exposeFunction('noteMove', (part: string | null) => moved.push(part));
  await page.addInitScript(`addEventListener('pagereveal', async ({ viewTransition }) => {
    await viewTransition?.ready;
    for (const { effect } of document.getAnimations()) noteMove(effect.pseudoElement);
  });`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await page.getByRole('link', { name: new RegExp(`^Read Article.*${LONG_POST.title}$`) }).click();
  await expect(page).toHaveURL(/\/blog\/a-compiler[^/]+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LONG_POST.title);
  await page.getByRole('link', { name: 'Previous article' }).click();
  await expect(page).toHaveTitle(/^Colours that survive the afternoon \|/);
  await page.getByRole('link', { name: 'Latest Articles' }).click();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'View All Articles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Articles');
  // A page that takes seconds to load gets no transition.
  await expect.poll(() => moved).toContain('::view-transition-old(root)');
  expect(moved).toContain('::view-transition-old(article-picture)');
  expect(moved).toContain('::view-transition-new(article-picture)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a tag of a post leads to its posts, and Show all to the rest', async ({ page }) => {
    await page.goto(PATHS['a long post']);
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'C++' }).click();
    await expect(page).toHaveURL(/\/blog\/#tag-c%2B%2B$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(titles(page)).toHaveText([LONG_POST.title]);
    await expect(page.locator('[data-year]').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('1 article on C++')).toBeVisible();
    const toTop = page.getByRole('link', { name: 'Back to top' });
    await expect(toTop).toBeHidden();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveCount(0);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(titles(page)).toHaveCount(5);
    await expect(toTop).toBeVisible();
    await expect(skip).toHaveCount(1);
  });

  test('tracks have no buttons, which would do nothing', async ({ page }) => {
    await page.goto('');
    await expect(page.locator('#music button').filter({ visible: true })).toHaveCount(0);
  });

  test('links in the table of contents and footnotes lead to their targets', async ({ page }) => {
    await page.goto(PATHS['a long post']);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(4);
    await contents.getByRole('link', { name: 'Where the comparison ends' }).click();
    await expect(page.getByRole('heading', { name: 'Where the comparison' })).toBeInViewport();
    await page.getByRole('link', { name: '1', exact: true }).click();
    await expect(page.getByText('The books call it')).toBeInViewport();
    await page.getByRole('link', { name: 'Back to reference 1' }).click();
    await expect(page.getByText('An optimiser never asks')).toBeInViewport();
  });
});

test('the table of contents stays beside the text, above the links to other posts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(LONG_POST.path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
  await expect(contents).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const others = await page.getByRole('navigation', { name: 'More articles' }).boundingBox();
  const { y = Infinity, height = 0 } = (await contents.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(others?.y ?? NaN);
});

test('the text of a post begins on the first screen, below its title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PATHS['a long post']);
  const first = page.locator(`${PROSE} > p`).first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const readLeft = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
  const title = await readLeft(page.getByRole('heading', { level: 1 }));
  expect(Math.abs((await readLeft(first)) - title), 'a side bearing').toBeLessThan(4);
});

test('code in a text from right to left reads from left to right', async ({ page }) => {
  await page.goto(PATHS['a post from right to left']);
  await expect(page.getByText('--save-dev')).toHaveCSS('direction', 'ltr');
});

test('a picture that fails to load is no wider than its text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(PATHS['a post with pictures and tasks']);
  const picture = page.locator(`${PROSE} img`).first();
  // As the build writes a file of the site.
  await picture.evaluate((image: HTMLImageElement) => {
    const box = document.createElement('span');
    box.className = 'picture';
    image.replaceWith(box);
    box.append(image);
    image.width = 1200;
    image.src = '';
  });
  await expectNoOverflow(page);
});

test('a post has a picture to share', async ({ page }) => {
  await page.goto(PATHS['a long post']);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await page.request.get(new URL(picture ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

for (const [name, path] of Object.entries(PATHS)) {
  test(`${name} is accessible and complete at any width and on paper, and loads no script`, async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expectAccessible(page, 'at 1280 px');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page, 'at 320 px');
    await expectNoOverflow(page);
    await addStyles(
      page,
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    await expectNoOverflow(page);
    await page.locator('main :not(:has(*), pre *, table *)').evaluateAll((leaves) => {
      for (const leaf of leaves) if (leaf.textContent) leaf.textContent = 'W'.repeat(60);
    });
    await expectNoOverflow(page);

    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    await expectNoOverflow(page);
    // The styles of the printed résumé hide the section #music.
    for (const heading of await page.locator(`${PROSE} h2`).all())
      await expect(heading).toBeVisible();
    await expect(page.locator('main')).toHaveCSS('display', 'block');
    for (const link of await page.locator(`${PROSE} a[href^='http']`).all())
      expect(await link.evaluate((it) => getComputedStyle(it, '::after').content)).toContain(
        'http',
      );
    await addStyles(page, `${PROSE} img { height: 3000px }`);
    for (const picture of await page.locator(`${PROSE} img`).all())
      expect((await picture.boundingBox())?.height, 'less than a page').toBeLessThan(1123);
    const boxes = page.locator('pre, table').filter({ visible: true });
    expect(await boxes.evaluateAll((all) => all.every((it) => it.scrollWidth <= 794))).toBe(true);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    expect(scripts).toEqual([]);
  });
}
