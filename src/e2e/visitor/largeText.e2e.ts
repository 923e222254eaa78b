import type { Page } from '@playwright/test';
import { openDashboard } from '../helpers/owner.ts';
import { open, press, SECTIONS } from '../helpers/page.ts';
import { addStyles, expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test } from '../test.ts';

/** The words of up to ten letters that are broken into two lines. */
const brokenWords = (page: Page) =>
  page.locator(':is(h2, h3, h4, p, dd):not([inert] *)').evaluateAll((all) =>
    all.flatMap((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!node) return [];
      return [...(node.textContent ?? '').matchAll(/(?<![\w.@])[A-Za-z]{1,10}(?![\w@])/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(([word]) => word);
    }),
  );

test('all content fits and stays reachable with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await open(page);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 640 });
  expect(await brokenWords(page)).toEqual([]);
  for (const [anchor, heading] of SECTIONS) {
    await press(page, 'Menu');
    await page.getByRole('navigation').locator(`li [href="#${anchor}"]`).click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  }
  await openDashboard(page, 'Blog Posts');
  await press(page, 'New Post');
  await expectNoOverflow(page);
});

test('no word breaks with text at 200% by a user style, which media queries do not know', async ({
  page,
}) => {
  await open(page);
  await addStyles(page, ':root { font-size: 200% !important; }');
  for (const width of [390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await brokenWords(page)).toEqual([]);
    await expectNoOverflow(page);
  }
});
