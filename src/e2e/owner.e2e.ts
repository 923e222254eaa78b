import { addPost, openDashboard, POST, signIn } from './helpers/owner.ts';
import { open } from './helpers/page.ts';
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
  test(`a message at ${width} px moves and covers nothing, and a second click does nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await openDashboard(page);
    const tabs = page.getByRole('tab');
    await page.getByRole('tab', { name: 'Blog Posts' }).click();
    const count = await page.getByRole('article').count();
    const top = async () => (await tabs.first().boundingBox())?.y;
    const atRest = await top();
    const header = page.getByRole('banner');
    const height = async () => (await header.boundingBox())?.height;
    const rowHeight = await height();
    expect(rowHeight).toBeLessThan(80);
    for (const index of [1, 1]) {
      await page
        .getByRole('button', { name: /^Delete/ })
        .nth(index)
        .dblclick();
    }
    await expect(page.getByRole('article')).toHaveCount(count - 2);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await top()).toBe(atRest);
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).dblclick();
    await expect(page.getByRole('article')).toHaveCount(count - 1);
    await expect(page.getByRole('main')).toContainText('Restored “');
    await expect(header.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await height()).toBe(rowHeight);

    // The message never covers the focused element.
    await addPost(page, { ...POST, Title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4) });
    const message = page.getByRole('main').getByRole('status').first();
    await expect(message).toContainText('Created “Donau');
    const toggles = page.getByRole('button', { name: /^(Publish|Unpublish)/ });
    expect(await toggles.count()).toBeGreaterThan(4);
    for (const edge of await toggles.all()) {
      await edge.focus();
      const [field, bar] = [await edge.boundingBox(), await message.boundingBox()];
      if (field && bar) expect(field.y + field.height).toBeLessThanOrEqual(bar.y);
    }
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(overflow)).toBe(0);
  });
}
