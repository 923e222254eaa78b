import type { Locator } from '@playwright/test';
import { openDashboard, POST, signIn, submitNewEntry } from './helpers/owner.ts';
import { open, press } from './helpers/page.ts';
import { expect, OWNER, test } from './test.ts';

test('“Invalid credentials” is red and centred below the form', async ({ page }) => {
  await open(page, 'admin');
  await signIn(page, { ...OWNER, password: 'wrong' });
  const message = page.getByRole('alert').getByText('Invalid credentials');
  await expect(message).toHaveCSS('text-align', 'center');
  const colour = await message.evaluate((it) => getComputedStyle(it).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  const form = await page.getByRole('form').boundingBox();
  expect((await message.boundingBox())?.y).toBeGreaterThan((form?.y ?? 0) + (form?.height ?? 0));
});

for (const width of [320, 1280]) {
  test(`a message at ${width} px moves and covers nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openDashboard(page);
    const tabs = page.getByRole('tab');
    await tabs.filter({ hasText: 'Blog Posts' }).click();
    const header = page.getByRole('banner');
    /** The place of the tab panel on the page, and the height of the header. */
    const measure = async () => [
      ((await page.getByRole('tabpanel').boundingBox())?.y ?? 0) +
        (await page.evaluate(() => scrollY)),
      (await header.boundingBox())?.height,
    ];
    const before = await measure();
    // On phones the first row scrolls away, and the state of the work with its saving stays.
    await page.mouse.wheel(0, 500);
    await expect
      .poll(async () => ((await header.boundingBox())?.y ?? 0) + (before[1] ?? 0))
      .toBeLessThan(80);
    await expect(header.getByRole('button', { name: 'Export content' })).toBeInViewport({
      ratio: 1,
    });
    await expect(header.getByRole('status')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (let count = 0; count < 2; count += 1) await press(page, /^Delete/);
    await expect(page.getByRole('main')).toContainText('Deleted “');
    expect(await measure()).toEqual(before);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(header.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await measure()).toEqual(before);

    // The message never covers the focused element.
    const title = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);
    await submitNewEntry(page, 'New Post', { ...POST, Title: title });
    const message = page.getByRole('main').getByRole('status').first();
    await expect(message).toContainText('Created “Donau');
    const toggles = page.getByRole('button', { name: /^(Publish|Unpublish)/ });
    expect(await toggles.count()).toBeGreaterThan(4);
    async function expectAboveMessage(toggle: Locator) {
      const [box, bar] = [await toggle.boundingBox(), await message.boundingBox()];
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
    }
    for (const toggle of await toggles.all()) {
      await toggle.focus();
      await expectAboveMessage(toggle);
    }
    // Nor does a new message cover the button that caused it.
    await press(page, 'Dismiss');
    await toggles.nth(2).focus();
    await toggles.nth(2).evaluate((it) => {
      window.scrollBy({
        top: it.getBoundingClientRect().bottom - innerHeight,
        behavior: 'instant',
      });
    });
    await page.keyboard.press('Enter');
    await expect(message).toContainText('ublished “');
    await expectAboveMessage(toggles.nth(2));
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}
