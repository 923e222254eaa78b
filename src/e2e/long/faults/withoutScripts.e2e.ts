import type { Page } from '@playwright/test';
import { demoOwner as owner } from '../../../content/demo.ts';
import type { PreloadedState } from '../../../state/preloadedState.ts';
import { SECTIONS } from '../../helpers/page.ts';
import { unseenTexts } from '../../helpers/seen.ts';
import { expect, test } from '../../test.ts';

test.use({ javaScriptEnabled: false });

/** The texts of the content that the page was rendered from, which stands in the page as data. */
async function contentTexts(page: Page): Promise<string[]> {
  const data = await page.locator('#preloaded-state').textContent();
  const { owner, projects, posts, tracks } = JSON.parse(data ?? '') as PreloadedState;
  return [
    owner.tagline,
    ...owner.roles,
    ...Object.values(projects.entities).flatMap(({ title, description }) => [title, description]),
    ...Object.values(tracks.entities).flatMap(({ title, album, duration }) => [
      title,
      album,
      duration,
    ]),
    ...Object.values(posts.entities).flatMap(({ title, excerpt }) => [title, excerpt]),
  ];
}

for (const width of [360, 1280]) {
  test.describe(`without scripts, ${width} wide`, () => {
    test.use({ viewport: { width, height: 740 } });
    test.beforeEach(async ({ page }) => {
      await page.goto('');
    });

    test('everything can be read once it has entered', async ({ page }) => {
      for (const [anchor, title] of SECTIONS) {
        await expect(page.locator(`#${anchor}`).getByRole('heading').first()).toHaveText(title);
      }
      const texts = await contentTexts(page);
      expect(texts.length).toBeGreaterThan(40);
      const shown = await page.getByRole('main').innerText();
      for (const text of texts) expect(shown).toContain(text);
      const form = page.getByRole('form', { name: 'Contact' });
      await expect(form).toContainText('Sending needs JavaScript, which is off here.');
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await expect(page.getByRole('textbox', { name: label })).toBeEditable();
      }
      await expect.poll(() => unseenTexts(page.locator('body'))).toEqual([]);
    });

    test('the links over a picture show when they are reached', async ({ page }) => {
      const link = page.getByRole('link', { name: /^Live site of/ }).first();
      await link.focus();
      await expect
        .poll(() => link.evaluate((it) => it.checkVisibility({ opacityProperty: true })))
        .toBe(true);
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

test('without scripts the admin area is no blank page', async ({ page }) => {
  await page.goto('admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Access');
  await expect(page.getByText('needs JavaScript, which is off here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
});
