import type { Page } from '@playwright/test';
import { add, enterDashboard, POST } from '../helpers/owner.ts';
import { fillIn, open } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

type Step = (page: Page) => Promise<unknown>;

/** The texts of the page, from the top. `translate` replaces text nodes with elements, as browsers do. */
const readTexts = (page: Page, translate = false) =>
  page.locator('#root').evaluate((root, isTranslated) => {
    const element = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (nodes.nextNode()) if (nodes.currentNode instanceof Text) found.push(nodes.currentNode);
    const shown = found.filter(({ data }) => data.trim());
    for (const text of isTranslated ? shown : []) {
      if (text.parentElement?.closest('font, textarea')) continue;
      const [outer, inner] = [element(), element()];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
    return shown.map(({ data }) => data.trim());
  }, translate);

const press = (...names: (string | RegExp)[]) =>
  names.map(
    (name): Step =>
      (page) =>
        page.getByRole('button', { name }).first().click(),
  );
const chooseTab = (name: string): Step => {
  return (page) => page.getByRole('tab', { name }).click();
};

const STEPS: Record<string, Step[]> = {
  'public page': [
    (page) => open(page),
    ...press('Next projects', 'Previous projects', /^Play /, /^Play /, /^Like /, 'Send Message'),
    (page) => fillIn(page.getByRole('form'), { Email: 'ada', Name: 'Ada' }),
  ],
  'admin area': [
    (page) => open(page, 'admin'),
    ...press('Sign In'),
    enterDashboard,
    chooseTab('Blog Posts'),
    ...press(/^Unpublish/, /^Delete/, 'Undo'),
    (page) => add(page, 'New Post', POST),
    chooseTab('Music'),
    (page) => add(page, 'Add Track', { Title: 'A', Duration: 'long' }),
    (page) => page.getByRole('link', { name: 'View Portfolio' }).click(),
  ],
};

for (const [name, steps] of Object.entries(STEPS)) {
  test(`a translated ${name} shows the same texts after each step`, async ({ page }) => {
    // Every step runs twice.
    test.slow();
    const translated = await page.context().newPage();
    for (const take of steps) {
      for (const each of [page, translated]) {
        await take(each);
        await readTexts(each, each === translated);
      }
      const expected = await readTexts(page);
      await expect.poll(() => readTexts(translated)).toEqual(expected);
    }
  });
}
