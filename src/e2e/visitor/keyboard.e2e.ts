import type { Page } from '@playwright/test';
import { open } from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

/** What is wrong with the view or the ring of the focused control; '' if nothing, null if no control has focus. */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return null;
    const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
    // The ring of a field in a panel is around its cell.
    const ringed = control.closest('.ruled-panel div:has(> label)') ?? control;
    // The ring of a link over a card is around the card.
    const styles = ['', '::after'].map((part) => getComputedStyle(ringed, part));
    const style = styles.find(({ outlineStyle }) => outlineStyle !== 'none') ?? styles[0];
    if (!style) return name;
    const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = style;
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

/** Walks through the page with one key, at most 100 stops. Returns their names. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < 100) {
    await page.keyboard.press(key);
    if ((await focusProblem(page)) === null) break;
    // The window scrolls smoothly to the focus, and links over pictures fade in.
    await expect.poll(() => focusProblem(page), { intervals: [50] }).toBe('');
    const name = (it: Element) => it.getAttribute('aria-label') ?? it.textContent;
    stops.push(await page.locator(':focus').evaluate(name));
  }
  return stops;
}

for (const [width, key, first, last] of [
  [1280, 'Tab', 'Skip to content', 'Back to top'],
  [360, 'Shift+Tab', 'Back to top', 'Skip to content'],
] as const) {
  test(`every stop of ${key} at ${width} px is in view, with a focus ring`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    const stops = await walk(page, key);
    expect([stops[0], stops.at(-1)]).toEqual([first, last]);
    const controls = page.locator(':is(a, button, input, textarea):not([inert] *)');
    expect(stops).toHaveLength(await controls.filter({ visible: true }).count());
  });
}

test('the skip link leads past the bar, and bar links to their sections', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View My Work' })).toBeFocused();
  await page.getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: owner.email })).toBeFocused();
});
