import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { add, POST, signIn, TRACK } from '../helpers/owner.ts';
import { fillIn, open } from '../helpers/page.ts';
import { expect, OWNER, test } from '../test.ts';

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
const importText =
  (text: string): Step =>
  async (page) => {
    const buffer = Buffer.from(text);
    const file = { name: 'content.json', mimeType: 'application/json', buffer };
    await page.getByLabel('Import content').setInputFiles(file);
    await expect(page.getByRole('tabpanel').getByRole('status')).not.toBeEmpty();
  };

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
  // The check of the password waits until the test has seen what the form says meanwhile.
  await page.context().addInitScript(() => {
    if (!isSecureContext) return;
    const check = crypto.subtle.deriveBits.bind(crypto.subtle);
    crypto.subtle.deriveBits = async (...given) => {
      await new Promise((resolve) => addEventListener('checked', resolve, { once: true }));
      return check(...given);
    };
  });
  const send = (password: string): Step => {
    return async (each) => {
      await signIn(each, { email: OWNER.email, password });
      await expect(each.getByRole('button', { name: 'Checking…' })).toBeVisible();
    };
  };
  const check =
    (says: string): Step =>
    async (each) => {
      await each.evaluate(() => dispatchEvent(new Event('checked')));
      await expect(each.getByText(says)).toBeVisible();
    };
  let exported = '';

  await expectSameTexts(page, {
    open: (each) => open(each, 'admin'),
    'send an empty form': press('Sign In'),
    'send a wrong password': send('wrong'),
    'be refused': check('Invalid credentials'),
    'send the right password': send(OWNER.password),
    'be let in': check('Admin Dashboard'),
    'see the posts': chooseTab('Blog Posts'),
    unpublish: press(/^Unpublish/),
    'publish again': press(/^Publish/),
    'unpublish one': press(/^Unpublish/),
    'unpublish another': press(/^Unpublish/),
    'delete one': press(/^Delete/),
    'delete another': press(/^Delete/),
    'undo once': press('Undo'),
    'undo twice': press('Undo'),
    'open the form': press('New Post'),
    'send it empty': press('Create Post'),
    'write a post': (each) => add(each.getByRole('tabpanel'), 'New Post', POST),
    'delete it': press(/^Delete/),
    dismiss: press('Dismiss'),
    'see the tracks': chooseTab('Music'),
    'add a track': (each) => add(each.getByRole('tabpanel'), 'Add Track', TRACK),
    'mistype a track': (each) =>
      add(each.getByRole('tabpanel'), 'Add Track', { Title: 'A', Duration: 'long' }),
    cancel: press('Cancel'),
    export: async (each) => {
      const download = each.waitForEvent('download');
      await press('Export content')(each);
      exported = await readFile(await (await download).path(), 'utf8');
    },
    'see the overview': chooseTab('Overview'),
    'import what is no content': importText('{'),
    'import what has many errors': importText('{"posts": [{}]}'),
    'import other texts of the same entries': (each) =>
      importText(exported.replaceAll(/("(?:title|album|excerpt)": ")/g, '$1New '))(each),
    'see them': chooseTab('Blog Posts'),
    'unpublish one of them': press(/^Unpublish/),
    'see the overview again': chooseTab('Overview'),
    'import over a change': (each) => importText(exported)(each),
    'keep the change': press('Keep mine'),
    leave: (each) => each.getByRole('link', { name: 'View Portfolio' }).click(),
  });
});
