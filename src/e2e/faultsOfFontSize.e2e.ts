import type { Page } from '@playwright/test';
import { adopt, lostTexts } from './a11y.ts';
import { SECTIONS } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { enterDashboard } from './signIn.ts';
import { expect, test } from './test.ts';

/** The names of the tabs, whose list may scroll sideways. */
const TABS = ['Overview', 'Blog Posts', 'Music'];

/** Sets the browser's own font size to twice the usual one, as a visitor does in its settings. */
async function doubleFontSize(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** The buttons, links, headings and cards whose content is wider than they are. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, a, button, article, label, input, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

async function expectEverythingToFit(page: Page) {
  // What is off screen has a guessed size until it comes near: here all of it is laid out.
  await adopt(page, '* { content-visibility: visible !important; }');
  expect(
    await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }),
    'what the page scrolls sideways',
  ).toBe(0);
  const lost = await lostTexts(page);
  expect(
    lost.filter((text) => !TABS.includes(text)),
    'texts that are cut off',
  ).toEqual([]);
  expect(await overflowing(page), 'elements that are too narrow').toEqual([]);
}

for (const width of [360, 1280]) {
  test.describe(`with letters of twice the size, ${width} wide`, () => {
    test.use({ viewport: { width, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(async ({ page }) => doubleFontSize(page));

    test('the whole public page fits', async ({ page }) => {
      await page.goto('');
      await hydrated(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        '32px',
      );
      await expectEverythingToFit(page);
    });

    test('every link of the menu can be reached and leads to its section', async ({ page }) => {
      await page.goto('');
      await hydrated(page);
      const bar = page.getByRole('navigation', { name: 'Main' });
      const menu = bar.getByRole('button', { name: 'Menu' });
      for (const [anchor, title] of SECTIONS) {
        await menu.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'true');
        const link = bar.locator(`[href="#${anchor}"]`).last();
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click();
        await expect(menu).toHaveAttribute('aria-expanded', 'false');
        await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport();
      }
    });

    test('the sign-in and the dashboard fit', async ({ page }) => {
      await page.goto('admin');
      await enterDashboard(page);
      await expectEverythingToFit(page);
      for (const [tab, action] of [
        ['Blog Posts', 'New Post'],
        ['Music', 'Add Track'],
      ]) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 0.99 });
        await page.getByRole('button', { name: action }).click();
        await expectEverythingToFit(page);
      }
    });
  });
}
