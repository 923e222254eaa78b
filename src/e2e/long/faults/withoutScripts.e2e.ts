import { SECTIONS } from '../../helpers/page.ts';
import { unseenTexts } from '../../helpers/visibility.ts';
import { expect, owner, test } from '../../test.ts';

test.use({ javaScriptEnabled: false });

for (const width of [360, 1280]) {
  test.describe(`without scripts, ${width} wide`, () => {
    test.use({ viewport: { width, height: 740 } });
    test.beforeEach(({ page }) => page.goto(''));

    test('all text is readable after the entrance animation', async ({ page }) => {
      for (const [anchor, title] of SECTIONS) {
        await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toHaveText(title);
      }
      const form = page.getByRole('form', { name: 'Contact' });
      await expect(form).toContainText('Sending needs JavaScript, which is off here.');
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await expect(page.getByRole('textbox', { name: label })).toBeEditable();
      }
      await expect.poll(() => unseenTexts(page.locator('body'))).toEqual([]);
      const circles = page.locator('#home [aria-hidden] > span').filter({ visible: true });
      const places = await circles.evaluateAll((all) => all.map((it) => getComputedStyle(it).left));
      expect(new Set(places).size).toBe(20);
    });

    test('every link of the bar leads to its section', async ({ page }) => {
      for (const [anchor, title] of SECTIONS) {
        await page.getByRole('navigation').locator(`[href="#${anchor}"]`).last().click();
        await expect(page.getByRole('heading', { name: title }).first()).toBeInViewport();
      }
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    });

    test('every project of the carousel can be scrolled to', async ({ page }) => {
      const carousel = page.getByRole('region', { name: 'More Projects' });
      const last = carousel.getByRole('heading', { level: 4 }).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      await expect(carousel.getByRole('button', { name: 'Next projects' })).toBeHidden();
    });
  });
}

test('the admin area without scripts is not blank', async ({ page }) => {
  await page.goto('admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page.getByText('needs JavaScript, which is off here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
});
