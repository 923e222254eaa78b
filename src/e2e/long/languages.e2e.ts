import type { Page } from '@playwright/test';
import { getDirection } from '../../content/words/language.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { MISSING_FILE } from '../helpers/faults.ts';
import { waitForHydration } from '../helpers/page.ts';
import { withBuiltCopy } from '../helpers/projectCopy.ts';
import { expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test as base } from '../test.ts';
import { OTHER_LANGUAGE, type SiteLanguage, writeSite } from './languages/sites.ts';

/** Names and addresses, which are the same in every language. */
const NAMES = /Spotify|JavaScript|\S+@example\.com|https?:\/\/\S+/g;

/** The visible and spoken texts of a page, except those in another language. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'aria-roledescription', 'aria-valuetext'];
    const attributes = [...spoken, 'alt', 'title', 'placeholder', 'content'];
    const selector = 'body *:not(script, style), meta[name=description], meta[property*=title]';
    const texts = [...document.querySelectorAll(selector)]
      .filter((part) => !part.closest('[lang]:not(html)'))
      .flatMap((part) => [
        ...[...part.childNodes].map((node) => (node instanceof Text ? node.data : null)),
        ...attributes.map((name) => part.getAttribute(name)),
      ]);
    return [document.title, ...texts].flatMap((text) => text?.trim() || []);
  });

// In one worker: each test builds a site.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ language: SiteLanguage; site: string }>({
  language: ['de', { option: true }],
  site: [({ language }, use) => withBuiltCopy(writeSite(language), use), { timeout: 600_000 }],
  baseURL: ({ site }, provide) => provide(site),
});

const PAGES = ['', 'blog/', 'blog/post-1/', 'blog/post-2/', 'nothing'];

for (const language of ['de', 'ja', 'ar-EG'] satisfies SiteLanguage[]) {
  test.describe(language, () => {
    test.use({ language });
    const isChecked = language === 'de' ? '' : 'has no English words, ';
    test(`a site in ${language} ${isChecked}has the direction of its language, fits and is accessible`, async ({
      page,
      pageErrors,
    }) => {
      test.setTimeout(600_000);
      pageErrors.allow(MISSING_FILE);
      const direction = getDirection(language);

      const check = async (state: string) => {
        const texts = await readTexts(page);
        expect(texts.length).toBeGreaterThan(3);
        // German has the same letters: its site is checked for its layout alone.
        const isForeign = (text: string) =>
          language !== 'de' &&
          /[a-z]{2}/i.test(text.replace(NAMES, '').replace(OTHER_LANGUAGE.title, ''));
        expect(texts.filter(isForeign), state).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectNoOverflow(page);
        await expectAccessible(page, state);
      };

      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const path of PAGES) {
          await page.goto(path);
          if (!path.startsWith('blog')) await waitForHydration(page);
          await check(`${path} at ${width}`);
        }
        await page.goto('');
        await waitForHydration(page);
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('[aria-invalid=true]')).toHaveCount(4);
        await page.locator('#music [aria-pressed]').first().click();
        await check(`after a click at ${width}`);
      }

      // The admin area is English, and marked as such.
      await page.goto('admin');
      const heading = page.getByRole('heading', { level: 1 });
      const frame = page.locator('[lang=en][dir=ltr]').filter({ has: heading });
      await expect(frame.first()).toBeVisible();
    });
  });
}
