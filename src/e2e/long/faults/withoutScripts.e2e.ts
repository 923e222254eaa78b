import { SECTIONS } from '../../helpers/page.ts';
import { invisibleTexts } from '../../helpers/visibility.ts';
import { expect, owner, test } from '../../test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test(`without scripts all text is readable at ${width} px, and links lead to it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('');
    for (const [anchor, title] of SECTIONS) {
      await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toHaveText(title);
      await page.getByRole('navigation').locator(`[href="#${anchor}"]`).last().click();
      await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport();
    }
    await expect(
      page.getByRole('button', { name: /Menu|Next projects|Pause|^Play |Like/ }),
    ).toHaveCount(0);
    const form = page.getByRole('form', { name: 'Contact' });
    await expect(form).toContainText('Sending needs JavaScript, which is off here.');
    await expect.poll(() => invisibleTexts(page.locator('body'))).toEqual([]);
    const circles = page.locator('#home [aria-hidden] > span').filter({ visible: true });
    const places = await circles.evaluateAll((all) => all.map((it) => getComputedStyle(it).left));
    expect(new Set(places).size).toBe(20);
    const last = page.getByRole('region', { name: 'More Projects' }).getByRole('heading').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
}

test('the admin area without scripts is not blank', async ({ page }) => {
  await page.goto('admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page.getByText('needs JavaScript, which is off here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
});
