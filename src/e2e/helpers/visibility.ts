import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Adds CSS rules to the page, in a constructed style sheet because the policy blocks any other. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Lays out off-screen parts too, as if scrolled to. */
export const layOutAll = (page: Page) =>
  addStyles(page, '* { content-visibility: visible !important; }');

/**
 * Texts that are cut off by a box around them or reach beyond the sides of the page. Leaves out the skip link, texts for
 * screen readers only or hidden from them, hidden slides, and tabs, code and tables, whose boxes may scroll sideways.
 */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const leftOut =
      '[inert], [aria-hidden], [role=tab], [role=group]:not([aria-roledescription]), a[href="#content"]';
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest(leftOut)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let isLost = text.left < -1 || text.right > document.documentElement.clientWidth + 1;
      for (let box = parent; box !== document.body; box = box.parentElement ?? document.body) {
        const { overflowX, clipPath } = getComputedStyle(box);
        isLost &&= clipPath === 'none';
        if (clipPath !== 'none') break;
        if (!['hidden', 'clip'].includes(overflowX)) continue;
        const edge = box.getBoundingClientRect();
        isLost ||= text.left < edge.left - 1 || text.right > edge.right + 1;
        isLost ||= text.top < edge.top - 1 || text.bottom > edge.bottom + 1;
      }
      if (isLost) lost.push(node.textContent.trim());
    }
    return lost;
  });

/** Asserts that no text is cut off and the page does not scroll sideways. */
export async function expectNoOverflow(page: Page) {
  await layOutAll(page);
  expect(await clippedTexts(page), 'texts that are cut off').toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  // Less with the gutter of the scrollbar, which the open menu hides.
  expect(overhang, 'overhang in px').toBeLessThanOrEqual(0);
}

/** Asserts that the picture in an image element has loaded, with this width in pixels. */
export async function expectLoaded(image: Locator, width: number) {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', width);
}

/** The invisible texts in a part of the page. Leaves out the links over a picture, which appear on hover. */
export const invisibleTexts = (part: Locator) =>
  part.evaluate((root) =>
    [...root.querySelectorAll(':is(header, main, footer, section) *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeValue?.trim()))
      .filter((element) => !/^(Live site|Source) of /.test(element.closest('a')?.textContent ?? ''))
      .filter((element) => {
        const isBox = getComputedStyle(element).display !== 'contents';
        return !(isBox ? element : element.parentElement)?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
      })
      .map((element) => element.textContent),
  );
