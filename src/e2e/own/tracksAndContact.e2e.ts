import type { Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { button, ERROR_COLOR, fillIn, open, section } from '../helpers/page.ts';
import { OWN_TEST_SITE } from '../testSites.ts';
import { expect, test } from './test.ts';

/** Longer than any test waits, so no track ends by itself. */
const SECONDS = 60;

const HEADER = 'UklGRiRTBwBXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQBTBwA=';
/** Silence as a WAV file: 8 kHz, 8 bits, one channel. */
const WAV = Buffer.concat([Buffer.from(HEADER, 'base64'), Buffer.alloc(8000 * SECONDS, 0x80)]);

/** Opens the page. Its audio host has the files of these names. */
async function openWithAudio(page: Page, files: RegExp) {
  // Without range requests the browser cannot seek.
  const headers = { 'content-range': `bytes 0-${WAV.length - 1}/${WAV.length}` };
  const answer = { status: 206, body: WAV, contentType: 'audio/wav', headers };
  await page.route('https://audio.example/**', (route) =>
    route.fulfill(files.test(route.request().url()) ? answer : { status: 404 }),
  );
  await page.addInitScript(() => {
    // Audio elements are in no document, so the tests record each new one.
    const made: HTMLAudioElement[] = [];
    Object.assign(window, { made });
    window.Audio = class extends Audio {
      readonly index = made.push(this);
    };
  });
  await open(page);
}

/** Whether each audio element of the page plays. */
const playing = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { made: HTMLAudioElement[] }).made.map((it) => !it.paused),
  );

test('a track plays, seeks and stops, or shows an error', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 404/);
  await openWithAudio(page, /low-tide/);
  const play = button(page, 'Play Low Tide');
  const line = page.getByRole('slider', { name: 'Position in Low Tide' });
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toHaveAttribute('max', String(SECONDS));
  expect(await playing(page)).toEqual([true]);
  const said = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  expect(said).toBe('Low Tide');
  await expect(line.locator('+ span')).toHaveText(/^0:(?!00)\d\d$/);
  await play.click();
  await expect.poll(() => playing(page)).toEqual([false]);
  await play.click();
  await line.press('End');
  await expect(play).toHaveAttribute('aria-pressed', 'false');
  expect(await playing(page)).toEqual([false]);
  await expectAccessible(page, 'track that plays', '#music');
  await line.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', '0:00 of 1:00');

  await button(page, 'Play Second Verse').click();
  const card = page.getByRole('article').filter({ hasText: 'Second Verse' });
  await expect(card.getByRole('alert')).toHaveText(/^This track cannot be played/);
  await expect(button(page, 'Play Second Verse')).toHaveAttribute('aria-pressed', 'false');
});

test('a track played after another one stops when its audio is paused', async ({ page }) => {
  await openWithAudio(page, /./);
  await button(page, 'Play Low Tide').click();
  await expect.poll(() => playing(page)).toEqual([true]);
  const play = button(page, 'Play Second Verse');
  await play.click();
  await expect(page.getByRole('slider', { name: 'Position in Second Verse' })).toBeVisible();
  await expect.poll(() => playing(page)).toEqual([true]);
  // As when headphones are unplugged.
  await page.evaluate(() => {
    for (const it of (window as unknown as { made: HTMLAudioElement[] }).made) it.pause();
  });
  await expect(play).toHaveAttribute('aria-pressed', 'false');
});

test('Share copies an address, and View All Tracks shows them all', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page);
  await page.getByRole('button', { name: 'Share Low Tide' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/track/0');

  const cards = page.locator('#music article');
  await expect(cards).toHaveCount(6);
  await page.getByRole('button', { name: 'View All Tracks' }).press('Enter');
  await expect(cards).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Play Broom' })).toBeFocused();
  await page.getByRole('button', { name: 'Share First Mode' }).click();
  const readAddress = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(readAddress, 'a track without an address').toMatch(/\/#music$/);
});

test('the policy lets the contact form send to its endpoint, and an error is red', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/status of 500/);
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'S', message: 'M' };
  const bodies: unknown[] = [];
  await page.route(OWN_TEST_SITE.owner.contactEndpoint, async (route) => {
    bodies.push(route.request().postDataJSON());
    const status = bodies.length === 1 ? 500 : 200;
    await route.fulfill({ status, headers: { 'access-control-allow-origin': '*' } });
  });
  await open(page);
  const contact = section(page, 'Get In Touch');
  const form = contact.getByRole('form');
  await fillIn(form, { Name: 'Ada', Email: message.email, Subject: 'S', Message: 'M' });
  await expect(form.locator('[name=link]'), 'for bots').toHaveCSS('clip-path', 'inset(50%)');
  const status = contact.getByRole('status');
  await button(page, 'Send Message').click();
  await expect(status).toHaveText(/error 500/);
  await expect(status).toHaveCSS('color', ERROR_COLOR);
  await expectAccessible(page, 'refused message', '#contact');
  await button(page, 'Send Message').click();
  await expect(status).toHaveText(/^Sent/);
  await expect(status).not.toHaveCSS('color', ERROR_COLOR);
  expect(bodies).toEqual([message, message]);
});
