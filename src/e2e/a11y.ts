import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { signIn } from './signIn.ts';
import { expect } from './test.ts';

/** Rules that hold on top of the page's own. A sheet made by a script: the policy lets no other in. */
export const adopt = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Opens the public page and waits until every section answers. */
export async function openPortfolio(page: Page, anchor = ''): Promise<void> {
  await page.goto(anchor || './');
  await hydrated(page);
}

/** Opens the public page, and asserts that it is laid out to its end. */
export async function openWhole(page: Page): Promise<void> {
  await openPortfolio(page);
  const isLaidOut = await page
    .locator('#contact form')
    .evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  expect(isLaidOut, 'the last band is laid out').toBe(true);
}

export async function openSignIn(page: Page): Promise<void> {
  await page.goto('admin');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
}

/** Goes through the sign-in to one tab of the dashboard. */
export async function openTab(page: Page, tab: 'Overview' | 'Blog Posts' | 'Music') {
  await openSignIn(page);
  await signIn(page);
  await page.getByRole('tab', { name: tab }).click();
  // As each card is once it has been scrolled to.
  await adopt(page, '* { content-visibility: visible !important; }');
  await expect(
    page.getByRole('tabpanel', { name: tab }).getByRole('heading').first(),
  ).toBeVisible();
}

/** Waits until everything that comes to an end has: the entrance, transitions, and springs that move a control. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}

/** Waits until the carousel has moved a slide to where the slides are seen. */
export async function slideShown(page: Page, name: string): Promise<void> {
  const carousel = page.getByRole('region', { name: 'More Projects' });
  const slide = carousel.getByRole('group', { name });
  await expect
    .poll(async () => (await slide.boundingBox())?.x)
    .toBeCloseTo((await carousel.boundingBox())?.x ?? Number.NaN, 0);
}

/**
 * Texts that a person cannot see in full: cut off by a box around them, or beyond the sides of the page. Leaves out
 * what is for screen readers only, and slides that are not shown.
 */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('[inert], [aria-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      let isLost = text.left < -1 || text.right > document.documentElement.clientWidth + 1;
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (clipPath !== 'none' || (box as HTMLElement).matches('a:not(:focus)[href="#content"]')) {
          isLost = false;
          break;
        }
        if (!['hidden', 'clip'].includes(overflowX)) continue;
        const edge = box.getBoundingClientRect();
        isLost ||= text.left < edge.left - 1 || text.right > edge.right + 1;
        isLost ||= text.top < edge.top - 1 || text.bottom > edge.bottom + 1;
      }
      if (isLost) lost.push(node.textContent.trim());
    }
    return lost;
  });
}

/** What is wrong with how the focused control is seen; null outside the page, '' where nothing is. */
export const focusFault = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return null;
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control);
    const ring = Number.parseFloat(outlineWidth);
    if (outlineStyle === 'none' || ring < 2 || /^rgba.*, 0\)$/.test(outlineColor))
      return `${name}: no outline`;

    const box = control.getBoundingClientRect();
    const bar = document.querySelector('#root > header, #root header');
    const isInBar = Boolean(bar?.contains(control)) || control.matches('[href="#content"]');
    const top = isInBar || !bar ? 0 : bar.getBoundingClientRect().bottom;
    if (box.top < top - 0.5) return `${name}: under the bar, ${box.top} above ${top}`;
    // Of a tall field the browser brings the line into sight that is written on.
    const bottom = control.matches('textarea') ? box.top + 40 : box.bottom;
    if (bottom > innerHeight + 0.5) return `${name}: below the window`;
    if (box.left < 0 || box.right > innerWidth) return `${name}: beside the window`;
    // Of a link that runs over two lines, the first.
    const line = control.getClientRects()[0] ?? box;
    const onTop = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    if (!control.contains(onTop)) return `${name}: covered`;

    const reach = ring + Number.parseFloat(outlineOffset);
    for (let around = control.parentElement; around; around = around.parentElement) {
      const { opacity, overflowX, overflowY } = getComputedStyle(around);
      if (Number(opacity) < 1) return `${name}: see-through`;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      const isCut =
        box.left - reach < edge.left ||
        box.right + reach > edge.right ||
        box.top - reach < edge.top ||
        box.bottom + reach > edge.bottom;
      if (isCut && around !== document.documentElement) return `${name}: outline cut off`;
    }
    return '';
  });

/** Tab until a control has the focus, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
