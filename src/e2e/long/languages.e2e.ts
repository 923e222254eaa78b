import type { Page } from '@playwright/test';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths.ts';
import { getDirection } from '../../content/words/language.ts';
import { en, getWords } from '../../content/words/words.ts';
import { expectAccessible } from '../helpers/axe.ts';
import { MISSING_FILE } from '../helpers/faults.ts';
import { waitForHydration } from '../helpers/page.ts';
import { copyProject, serveBuilt } from '../helpers/projectCopy.ts';
import { expectNothingLost } from '../helpers/visibility.ts';
import { expect, test as base } from '../test.ts';
import { arabicWords } from './languages/arabicWords.ts';
import { OTHER_LANGUAGE, type SiteLanguage, writeSite } from './languages/sites.ts';

/** Names and addresses, which are the same in every language. */
const NAMES = /Spotify|JavaScript|\S+@example\.com|https?:\/\/\S+/g;

/** The texts of a page that people read or hear, without those in a language of their own. */
const readTexts = (page: Page) =>
  page.evaluate(() => {
    const attributes = [
      ...['aria-label', 'aria-roledescription', 'aria-valuetext'],
      ...['alt', 'title', 'placeholder'],
    ];
    const parts = [...document.querySelectorAll('body, body *:not(script, style, template)')];
    const own = parts.filter((part) => !part.closest('[lang]:not(html)'));
    const texts = own.flatMap((part) => [
      ...[...part.childNodes].flatMap(({ nodeType, nodeValue }) =>
        nodeType === Node.TEXT_NODE ? nodeValue : [],
      ),
      ...attributes.map((name) => part.getAttribute(name)),
    ]);
    const metas = [...document.querySelectorAll('meta[name=description], meta[property*=title]')];
    return [document.title, ...texts, ...metas.map((meta) => meta.getAttribute('content'))]
      .flatMap((text) => text?.trim() || [])
      .filter((text) => !/^[\d\s]+$/.test(text));
  });

const listTexts = (words: object): string[] =>
  Object.values(words).flatMap((word: unknown) =>
    typeof word === 'string' ? word : listTexts(Object(word) as object),
  );

/** Matches our words in English, with any values, except those that the language shares. */
function createEnglishPattern(shared: string[]) {
  const foreign = listTexts(en).filter((text) => !shared.includes(text) && !/^\W*\{/.test(text));
  const escaped = foreign.map((text) =>
    text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'),
  );
  return new RegExp(`^(${escaped.join('|')})$`);
}

// In one worker: each test builds a site.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ language: SiteLanguage; site: string }>({
  language: ['de', { option: true }],
  site: [
    async ({ language }, use) => {
      const copy = await copyProject();
      const { owner, content } = writeSite(language);
      await copy.write(OWNER_FILE, owner);
      await copy.write(CONTENT_FILE, content);
      const server = await serveBuilt(copy);
      await use(server.site);
      await server.close();
      await copy.remove();
    },
    { timeout: 600_000 },
  ],
  baseURL: ({ site }, provide) => provide(site),
});

const PAGES = ['', 'blog/', 'blog/post-1/', 'blog/post-2/', 'nothing'];

for (const language of ['de', 'ja', 'ar-EG'] satisfies SiteLanguage[]) {
  test.describe(language, () => {
    test.use({ language });
    test(`a site in ${language} has no word of English, and the direction of its language`, async ({
      page,
      pageErrors,
    }) => {
      test.setTimeout(600_000);
      pageErrors.allow(MISSING_FILE);
      const words = getWords({ language, words: language === 'ar-EG' ? arabicWords : {} });
      const english = createEnglishPattern(listTexts(words));
      const direction = getDirection(language);

      const check = async (state: string) => {
        const texts = await readTexts(page);
        expect(texts.length).toBeGreaterThan(3);
        const foreign = texts.filter((text) => {
          const isLatin =
            language !== 'de' &&
            /[a-z]{2}/i.test(text.replace(NAMES, '').replace(OTHER_LANGUAGE.title, ''));
          return isLatin || english.test(text);
        });
        expect(foreign, state).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expectNothingLost(page);
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

      // A post in another language says so wherever its title is.
      const other = { text: OTHER_LANGUAGE.title, lang: OTHER_LANGUAGE.language };
      for (const path of ['', 'blog/', 'blog/post-1/', 'blog/post-2/']) {
        await page.goto(path);
        const title = page.getByText(other.text, { exact: true }).first();
        expect(await title.evaluate((part) => part.closest('[lang]')?.getAttribute('lang'))).toBe(
          other.lang,
        );
      }
      await expect(page.locator('article')).toHaveAttribute('dir', 'ltr');

      // The owner's side is English, and says so.
      await page.goto('admin');
      const heading = page.getByRole('heading', { level: 1 });
      const frame = page.locator('[lang=en][dir=ltr]').filter({ has: heading });
      await expect(frame.first()).toBeVisible();
    });
  });
}
