import type { Page } from '@playwright/test';
import { chunk, holdRequests, translate, TRANSLATED } from '../../helpers/faults.ts';
import { fillIn, section } from '../../helpers/page.ts';
import { expect, OWNER, test } from '../../test.ts';

const anyChunk = (url: URL) => url.pathname.endsWith('.js');

const like = (page: Page) => page.getByRole('button', { name: /^Like / }).first();
const play = (page: Page) => page.getByRole('button', { name: /^Play / }).first();

/** Opens a page and holds back files until they are released. */
async function openWithout(page: Page, path: string, wanted: RegExp | ((url: URL) => boolean)) {
  const files = await holdRequests(page, wanted);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The scripts before them have run by then.
  await expect.poll(files.count).toBeGreaterThan(0);
  return () => files.release((route) => route.continue());
}

// The entry records presses; before it runs, the focused element shows the last one.
for (const [when, wanted] of [
  ['before the first script', anyChunk],
  ['before hydration', chunk('react-dom')],
] as const) {
  test(`a press ${when} takes effect once`, async ({ page }) => {
    const release = await openWithout(page, '', wanted);
    await like(page).click();
    await release();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await play(page).click();
    await expect(play(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test(`a sign-in ${when} works, and no address contains the password`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    const release = await openWithout(page, 'admin', wanted);
    await fillIn(page.getByRole('form'), { Email: OWNER.email, Password: OWNER.password });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    expect(requests.filter((url) => /\?/.test(url) || url.includes(OWNER.password))).toEqual([]);
  });
}

test('the carousel shows the page that it was scrolled to before hydration', async ({ page }) => {
  const release = await openWithout(page, '', chunk('react-dom'));
  const carousel = section(page, 'More Projects');
  await carousel
    .getByRole('group', { name: '2 of 2' })
    .evaluate((slide) => slide.scrollIntoView({ behavior: 'instant', inline: 'start' }));
  await release();
  await expect(carousel.getByText('2 of 2')).toBeVisible();
});

test('the bar has a background on a scrolled page before hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await openWithout(page, '', anyChunk);
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const readOpacity = () =>
    page.getByRole('banner').evaluate((bar) => getComputedStyle(bar, '::before').opacity);
  await expect.poll(readOpacity).toBe('1');
  await release();
});

const VALUES = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Rooms', Message: 'Long enough.' };

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });

test('a press of Send is not replayed if more text is typed before hydration', async ({ page }) => {
  const release = await openWithout(page, '', chunk('hydrate'));
  await fillIn(form(page), VALUES);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByLabel('Message').press('x');
  await like(page).click();
  await release();
  // Presses are replayed in order. A sent message would be logged, which fails the test.
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
});

for (const isTranslated of [false, true])
  test(`a message and a press survive hydration, translated: ${isTranslated}`, async ({
    page,
    pageErrors,
  }) => {
    if (isTranslated) pageErrors.allow(TRANSLATED);
    const release = await openWithout(page, '', chunk('hydrate'));
    await fillIn(form(page), VALUES);
    await like(page).evaluate((it: HTMLElement) => it.click());
    const message = page.getByLabel('Message');
    await message.evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(2, 4));
    const readPlace = () =>
      message.evaluate((it: HTMLTextAreaElement) => [scrollY, it.selectionStart, it.selectionEnd]);
    const place = await readPlace();
    if (isTranslated) await translate(page);
    await release();
    await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main mark')).toHaveCount(0);
    for (const [label, value] of Object.entries(VALUES))
      await expect(form(page).getByLabel(label)).toHaveValue(value);
    await expect(message).toBeFocused();
    if (!isTranslated) expect(await readPlace()).toEqual(place);
  });

for (const when of ['before', 'after'] as const)
  test(`a message typed before hydration of a translated page is sent ${when} it`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(TRANSLATED);
    // The old form is gone when the press is replayed.
    pageErrors.allow(/Contact form submitted|form is not connected/);
    const sent = page.waitForEvent('console', (message) =>
      message.text().startsWith('Contact form'),
    );
    const release = await openWithout(page, '', chunk('hydrate'));
    await fillIn(form(page), VALUES);
    await translate(page);
    const send = () => form(page).getByRole('button', { name: 'Send Message' }).click();
    if (when === 'before') await send();
    await release();
    await expect(page.locator('main mark')).toHaveCount(0);
    if (when === 'after') await send();
    await sent;
    await expect(form(page)).not.toContainText('is required');
  });
