import type { Page } from '@playwright/test';
import { chunk, hold } from '../../helpers/faults.ts';
import { hydrated } from '../../helpers/page.ts';
import { expect, OWNER, test } from '../../test.ts';

const anyChunk = (url: URL) => url.pathname.endsWith('.js');

const like = (page: Page) => page.getByRole('button', { name: /^Like / }).first();
const play = (page: Page) => page.getByRole('button', { name: /^Play / }).first();

/** Opens a page whose files come only when they are released. */
async function openWithout(page: Page, path: string, wanted: RegExp | ((url: URL) => boolean)) {
  const files = await hold(page, wanted);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // By then what comes before them has run.
  await expect.poll(files.count).toBeGreaterThan(0);
  return () => files.release((route) => route.continue());
}

// The entry records from when it has come; before it the focus tells.
for (const [when, wanted] of [
  ['the first script', anyChunk],
  ['the app', chunk('react-dom')],
] as const) {
  test.describe(`before ${when} has come`, () => {
    test('a press is answered, once, when it has', async ({ page }) => {
      const release = await openWithout(page, '', wanted);
      await like(page).click();
      await release();
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
      await play(page).click();
      await expect(play(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    });

    test('the menu opens once it can', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const release = await openWithout(page, '', wanted);
      const menu = page.getByRole('button', { name: 'Menu' });
      await menu.click();
      await release();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
    });

    test('a sign-in is sent when it can be, and nothing of it is in an address', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      const release = await openWithout(page, 'admin', wanted);
      await page.getByLabel('Email').fill(OWNER.email);
      await page.getByLabel('Password').fill(OWNER.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
      expect(asked.filter((url) => url.includes(encodeURIComponent(OWNER.password)))).toEqual([]);
      expect(asked.filter((url) => url.includes('?'))).toEqual([]);
    });
  });
}

test('each of several presses is answered once, in spite of impatience', async ({ page }) => {
  const release = await openWithout(page, '', chunk('react-dom'));
  await like(page).click();
  await like(page).click();
  await page.getByRole('button', { name: 'Next projects' }).press('Enter');
  await release();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 of 2')).toBeVisible();
});

test('a press while the owner’s part is on its way is answered', async ({ page }) => {
  const release = await openWithout(page, 'admin', chunk('AdminArea'));
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password').fill(OWNER.password);
  await page.getByLabel('Password').press('Enter');
  await release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
});

test('a press of ten seconds ago is forgotten', async ({ page }) => {
  await page.clock.install();
  const release = await openWithout(page, '', chunk('react-dom'));
  await like(page).click();
  await page.clock.runFor(10_000);
  await release();
  await hydrated(page);
  await play(page).click();
  await expect(play(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
});

const VALUES = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Rooms', Message: 'Long enough.' };

// A message that is sent is logged, which fails the test.
for (const [when, pressFirst] of [
  ['that the browser refused', true],
  ['before more was typed', false],
] as const) {
  test(`a press of Send ${when} sends nothing later`, async ({ page }) => {
    const release = await openWithout(page, '', chunk('hydrate'));
    const send = page.getByRole('button', { name: 'Send Message' });
    if (pressFirst) await send.click();
    for (const [label, value] of Object.entries(VALUES))
      await page.getByLabel(label, { exact: true }).fill(value);
    if (!pressFirst) {
      await send.click();
      await page.getByLabel('Message').press('x');
    }
    await like(page).click();
    await release();
    // Presses are answered in their order.
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  });
}

const CHANGES: Record<string, () => void> = {
  'a node after a field': () =>
    document.querySelector('[name="email"]')?.after(document.createElement('span')),
  'a span in every link': () => {
    for (const link of document.querySelectorAll('a')) {
      const span = document.createElement('span');
      span.append(...link.childNodes);
      link.append(span);
    }
  },
  'a translated page': () => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const all: Node[] = [];
    while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) all.push(texts.currentNode);
    for (const text of all) {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- what translators use
      const font = document.createElement('font');
      text.parentNode?.replaceChild(font, text);
      font.append(`${text.nodeValue ?? ''}!`);
    }
  },
};

for (const [change, make] of Object.entries(CHANGES)) {
  test(`what is typed, its focus and the presses survive ${change}`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/Minified React error|hydrat/i);
    const release = await openWithout(page, '', chunk('hydrate'));
    await page.evaluate(make);
    for (const [name, value] of Object.entries(VALUES)) {
      await page.locator(`[name="${name.toLowerCase()}"]`).fill(value);
    }
    await like(page).evaluate((it: HTMLElement) => it.click());
    const message = page.locator('[name="message"]');
    await message.focus();
    await message.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(2, 4));
    await release();
    // What is drawn anew has been by then: the section answers.
    await expect
      .poll(() =>
        message.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react'))),
      )
      .toBe(true);
    for (const [name, value] of Object.entries(VALUES)) {
      await expect(page.locator(`[name="${name.toLowerCase()}"]`)).toHaveValue(value);
    }
    await expect(message).toBeFocused();
    expect(
      await message.evaluate((it: HTMLTextAreaElement) => [it.selectionStart, it.selectionEnd]),
    ).toEqual([2, 4]);
    await expect(page.locator('#music [aria-pressed="true"]')).toHaveCount(1);
  });
}
