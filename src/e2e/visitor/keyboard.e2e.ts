import type { Page } from '@playwright/test';
import { open } from '../helpers/page.ts';
import { focusProblem } from '../helpers/visibility.ts';
import { expect, owner, test } from '../test.ts';

/** Walks to the end of the page with one key. Returns the name of every stop. */
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
