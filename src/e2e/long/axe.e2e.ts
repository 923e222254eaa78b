import type { Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { enterDashboard, signIn } from '../helpers/owner.ts';
import { open, press, waitForSlide } from '../helpers/page.ts';
import { expect, OWNER, test } from '../test.ts';

async function pressFor(page: Page, name: string | RegExp, text: string) {
  await press(page, name);
  await expect(page.getByText(text)).toBeVisible();
}

for (const width of [360, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('finds no violations on the public page', async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      await open(page);
      await expectAccessible(page, 'as it opens');
      await page.locator('#projects article').first().hover();
      await expectAccessible(page, 'links of a featured project', '#projects');
      await press(page, 'Next projects');
      await waitForSlide(page, '2 of 2');
      await expectAccessible(page, 'second page of the carousel', '#projects');
      await press(page, /^Play/);
      await press(page, /^Like/);
      await expectAccessible(page, 'track that plays and is liked', '#music article');
      await pressFor(page, 'Send Message', 'Message is required.');
      await expectAccessible(page, 'contact form with errors', '#contact');
      if (width === 360) {
        await press(page, 'Menu');
        await expectAccessible(page, 'open menu', 'header nav');
      }
      await open(page, 'nothing-here');
      await expectAccessible(page, 'unknown address');
    });

    test('finds no violations in the admin area', async ({ page }) => {
      await open(page, 'admin');
      await expectAccessible(page, 'sign-in');
      await pressFor(page, 'Sign In', 'Password is required.');
      await expectAccessible(page, 'sign-in with errors');
      await signIn(page, { ...OWNER, password: 'wrong' });
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
      await expectAccessible(page, 'invalid credentials');
      await enterDashboard(page);
      await expectAccessible(page, 'overview');
      const buffer = Buffer.from('{ "posts": [{ "title": 1 }], "tracks": 0 }');
      const file = { name: 'content.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Import content').setInputFiles(file);
      await expect(page.getByText(/posts\[0\], title/)).toBeVisible();
      await expectAccessible(page, 'content file with errors');
      for (const [tab, add, save] of [
        ['Blog Posts', 'New Post', 'Create Post'],
        ['Music', 'Add Track', 'Save Track'],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await expectAccessible(page, tab);
        await press(page, add);
        await pressFor(page, save, 'Title is required.');
        await expectAccessible(page, `${add} with errors`);
      }
      await pressFor(page, /^Delete/, 'Undo');
      // The one position where the message covers no button.
      await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      await expectAccessible(page, 'deletion that can be undone');
    });
  });
}
