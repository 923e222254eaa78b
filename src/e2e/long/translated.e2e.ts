import type { Page } from '@playwright/test';
import { add, enterDashboard, POST } from '../helpers/owner.ts';
import { fillIn, open } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

type Step = (page: Page) => Promise<unknown>;

/** The texts of the page from its top. `translate` puts elements in the place of text nodes, as browsers do. */
const texts = (page: Page, translate = false) =>
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

/** Takes the same steps on a page and on a translated one, and expects both to say the same after each. */
async function expectSameTexts(plain: Page, steps: Record<string, Step>) {
  const translated = await plain.context().newPage();
  for (const [name, step] of Object.entries(steps)) {
    await test.step(name, async () => {
      for (const page of [plain, translated]) {
        await step(page);
        await texts(page, page === translated);
      }
      const expected = await texts(plain);
      await expect.poll(() => texts(translated)).toEqual(expected);
    });
  }
}

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click();
const chooseTab =
  (name: string): Step =>
  (page) =>
    page.getByRole('tab', { name }).click();
// Every step is taken twice.
test.slow();

test('what changes on the public page changes on a translated one', async ({ page }) => {
  await expectSameTexts(page, {
    open: (each) => open(each),
    'turn the carousel': press('Next projects'),
    'turn it back': press('Previous projects'),
    play: press(/^Play /),
    pause: press(/^Play /),
    like: press(/^Like /),
    'send an empty message': press('Send Message'),
    'mistype the email': (each) => fillIn(each.getByRole('form'), { Email: 'ada', Name: 'Ada' }),
  });
});

test('what changes in the admin area changes on a translated one', async ({ page }) => {
  await expectSameTexts(page, {
    open: (each) => open(each, 'admin'),
    'send an empty form': press('Sign In'),
    'be let in': enterDashboard,
    'see the posts': chooseTab('Blog Posts'),
    unpublish: press(/^Unpublish/),
    'delete one': press(/^Delete/),
    'delete another': press(/^Delete/),
    'undo once': press('Undo'),
    'open the form and send it empty': (each) => add(each.getByRole('tabpanel'), 'New Post', {}),
    'write a post': async (each) => {
      await press('Cancel')(each);
      await add(each.getByRole('tabpanel'), 'New Post', POST);
    },
    'see the tracks': chooseTab('Music'),
    'mistype a track': (each) =>
      add(each.getByRole('tabpanel'), 'Add Track', { Title: 'A', Duration: 'long' }),
    'see the overview': chooseTab('Overview'),
    'import what is no content': async (each) => {
      const buffer = Buffer.from('{"posts": [{}]}');
      const file = { name: 'content.json', mimeType: 'application/json', buffer };
      await each.getByLabel('Import content').setInputFiles(file);
      await expect(each.getByRole('tabpanel').getByRole('status')).not.toBeEmpty();
    },
    leave: (each) => each.getByRole('link', { name: 'View Portfolio' }).click(),
  });
});
