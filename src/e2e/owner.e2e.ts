import type { Locator } from '@playwright/test';
import { openDashboard, POST, signIn, submitNewEntry } from './helpers/owner.ts';
import { open, press } from './helpers/page.ts';
import { expect, OWNER, test } from './test.ts';

test('“Invalid credentials” is red and centred below the form', async ({ page }) => {
  await open(page, 'admin');
  const back = page.getByRole('link', { name: 'Back to Portfolio' });
  const place = await back.boundingBox();
  await signIn(page, { ...OWNER, password: 'wrong' });
  const message = page.getByRole('alert').getByText('Invalid credentials');
  await expect(message).toHaveCSS('text-align', 'center');
  const colour = await message.evaluate((it) => getComputedStyle(it).color);
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await back.boundingBox(), 'nothing moves').toEqual(place);
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
    const isOnTop = (part: Locator) =>
      part.evaluate((it) => {
        const { x, y, width: across, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + across / 2, y + height / 2));
      });
    // Rows of buttons pass below them.
    for (let step = 0; step < 9; step += 1) {
      await page.evaluate(() => window.scrollBy({ top: 50, behavior: 'instant' }));
      for (const part of [tabs.first(), header.getByRole('status')])
        expect(await isOnTop(part), 'above the list').toBe(true);
      const bar = page.getByRole('main').getByRole('status').first().locator('..');
      expect(await isOnTop(bar), 'the empty message').toBe(false);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (let count = 0; count < 2; count += 1) await press(page, /^Delete/);
    await expect(page.getByRole('main')).toContainText('Deleted “');
    expect(await measure()).toEqual(before);
    const undo = page.getByRole('main').getByRole('button', { name: 'Undo' });
    expect(await isOnTop(undo), 'above the list').toBe(true);
    await undo.click();
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
    const edit = toggles.nth(2).locator('+ button');
    const placeOfEdit = (await edit.boundingBox())?.x;
    await page.keyboard.press('Enter');
    await expect(message).toContainText('ublished “');
    expect((await edit.boundingBox())?.x, 'beside a longer or shorter label').toBe(placeOfEdit);
    await expectAboveMessage(toggles.nth(2));
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}
