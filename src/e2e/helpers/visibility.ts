import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** Adds CSS rules to the page, in a constructed style sheet because the policy blocks any other. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Also lays out off-screen parts, as after scrolling to them. */
export const layOutAll = (page: Page) =>
  addStyles(page, '* { content-visibility: visible !important; }');

/**
 * Texts that are cut off by a box around them or reach beyond the sides of the page. Leaves out texts only for screen
 * readers, hidden slides, and tabs, code and tables, whose boxes may scroll sideways.
 */
const cutOffTexts = (page: Page): Promise<string[]> =>
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
export async function expectNothingLost(page: Page) {
  await layOutAll(page);
  expect(await cutOffTexts(page), 'texts that are cut off').toEqual([]);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang, 'overhang in px').toBe(0);
}

/** Asserts that the picture in an image element has loaded, with this width in pixels. */
export async function expectShown(image: Locator, width: number) {
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('naturalWidth', width);
}

/** The words of up to ten letters that are broken into two lines. */
export const brokenWords = (page: Page) =>
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

/** Why the focused control is not fully visible; '' if it is, and null if no control of the page has focus. */
export const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return null;
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
    // The ring of a field in a panel is around its cell.
    const ringed = control.closest('.ruled-panel div:has(> label)') ?? control;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(ringed);
    const ring = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || ring < 2 || /^rgba.*, 0\)$/.test(outlineColor))
      return `${name}: no outline`;

    const box = control.getBoundingClientRect();
    const bar = document.querySelector('#root header');
    const isInBar = Boolean(bar?.contains(control)) || control.matches('[href="#content"]');
    const top = isInBar || !bar ? 0 : bar.getBoundingClientRect().bottom;
    if (box.top < top - 0.5) return `${name}: under the bar, ${box.top} above ${top}`;
    // In a tall field the browser scrolls only to the line with the caret.
    const bottom = control.matches('textarea') ? box.top + 40 : box.bottom;
    if (bottom > innerHeight + 0.5) return `${name}: below the window`;
    if (box.left < 0 || box.right > innerWidth) return `${name}: beside the window`;
    // The first line of a wrapped link.
    const line = control.getClientRects()[0] ?? box;
    const onTop = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    if (!control.contains(onTop)) return `${name}: covered`;

    const reach = ring + Number.parseFloat(outlineOffset);
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { opacity, overflowX, overflowY } = getComputedStyle(around);
      if (Number(opacity) < 1) return `${name}: see-through`;
      if (around === document.documentElement) break;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const [x, y] = [Math.min(box.left - edge.left, edge.right - box.right), box.top - edge.top];
      if (Math.min(x, y, edge.bottom - box.bottom) < reach) return `${name}: outline cut off`;
    }
    return '';
  });

/** The invisible texts in a part of the page. Leaves out the links over a picture, which appear on hover. */
export const unseenTexts = (part: Locator) =>
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
