import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { CHROMIUM_FLAGS, getChromium } from '../../test/chromium.ts';
import { makePhotograph } from '../../test/data/photograph.ts';
import { openDashboard, signIn } from '../helpers/owner.ts';
import { button, press, titles } from '../helpers/page.ts';
import { expectLoaded } from '../helpers/visibility.ts';
import { expect, test } from './test.ts';

const message = (page: Page) =>
  page.getByRole('main').locator('[role=status], [role=alert]').first();
const changes = (page: Page) => page.getByRole('banner').getByRole('status');

const TEXT = /^Typed word by word\n\n!\[]\(images\/lamp-[\da-f]{6}\.webp\)$/;

/** Opens the form of a new post in the dashboard. Returns its field for the title. */
async function openNewPost(page: Page) {
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await press(page, 'New Post');
  return page.getByLabel('Title');
}

/** A separate browser with this profile, in a process that can be killed. */
async function startBrowser(profile: string) {
  const options = {
    executablePath: getChromium(),
    args: CHROMIUM_FLAGS,
    userDataDir: profile,
    // On a busy machine a browser starts slowly.
    timeout: 60_000,
  };
  const launched = await launch(options);
  const browser = await chromium.connectOverCDP(launched.wsEndpoint());
  const page = await browser.contexts()[0]?.newPage();
  const child = launched.process();
  if (!page || !child) throw new Error('The browser has not started.');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { page, kill };
}

test('drafts survive a browser crash', async ({ site }) => {
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  const first = await startBrowser(profile);
  await first.page.goto(`${site}admin`);
  await signIn(first.page);
  await first.page.getByRole('tab', { name: 'Blog Posts' }).click();
  const posts = first.page.getByRole('tabpanel');
  for (const [index, title] of ['Edited one', 'Edited two'].entries()) {
    await posts.getByRole('button', { name: /^Edit/ }).nth(index).click();
    await posts.getByLabel('Title').fill(title);
    await press(first.page, 'Save changes');
  }
  await (await openNewPost(first.page)).fill('Unsent');
  await first.page.getByLabel('Content').pressSequentially('Typed word by word');
  const photograph = await makePhotograph(400, 300);
  for (const [field, name] of [
    ['Add a picture', 'Desk'],
    ['Pictures of the text', 'Lamp'],
  ] as const) {
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: photograph };
    await first.page.getByLabel(field, { exact: true }).setInputFiles(file);
  }
  await expect(first.page.getByText(/^Added images\/desk-/)).toBeVisible();
  await expect(first.page.getByLabel('Content')).toHaveValue(TEXT);
  // Drafts are stored once a second.
  await first.page.waitForTimeout(1_500);
  await first.kill();

  const second = await startBrowser(profile);
  await second.page.goto(`${site}admin`);
  await signIn(second.page);
  await expect(message(second.page)).toHaveText('Your unsaved work is back.');
  await expect(changes(second.page)).toHaveText(/^2 changes not/);
  await second.page.getByRole('tab', { name: 'Blog Posts' }).click();
  const restored = titles(second.page.getByRole('tabpanel'));
  await expect(restored.first()).toHaveText('Edited one');
  await expect(restored.nth(1)).toHaveText('Edited two');
  await expect(await openNewPost(second.page)).toHaveValue('Unsent');
  await expect(second.page.getByLabel('Content')).toHaveValue(TEXT);
  await expect(second.page.getByLabel('Picture', { exact: true })).toHaveValue(/^images\/desk-/);
  await second.page.getByText(/^Choose from public/).click();
  for (const name of [/desk-/, /lamp-/])
    await expectLoaded(second.page.getByRole('button', { name }).locator('img'), 300);
  await second.kill();
  await rm(profile, { recursive: true, maxRetries: 5 });
});

test('each tab keeps its own drafts, also after a logout in another', async ({ context }) => {
  const [one, other, third] = [
    await context.newPage(),
    await context.newPage(),
    await context.newPage(),
  ];
  const drafts = [
    [one, 'Typed in one'],
    [other, 'Typed in the other'],
  ] as const;
  const photograph = await makePhotograph(40, 30);
  for (const [page, text] of drafts) {
    page.on('dialog', (dialog) => void dialog.accept());
    await openDashboard(page);
    await (await openNewPost(page)).fill(text);
    const file = { name: `${text}.jpg`, mimeType: 'image/jpeg', buffer: photograph };
    await page.getByLabel('Add a picture', { exact: true }).setInputFiles(file);
    await expect(page.getByLabel('Picture', { exact: true })).not.toHaveValue('');
  }
  const expectKept = async (page: Page, text: string) => {
    await expect(await openNewPost(page)).toHaveValue(text);
    await page.getByText(/^Choose from public/).click();
    const name = await page.getByLabel('Picture', { exact: true }).inputValue();
    await expectLoaded(page.getByRole('button', { name: name.slice(7) }).locator('img'), 30);
  };
  for (const [page] of drafts) await expect(page.getByText(/^Saved in this browser/)).toBeVisible();

  await one.reload();
  await expect(one.getByLabel('Password')).toBeVisible();
  // Time to hold the drafts.
  await one.waitForTimeout(1_500);
  await openDashboard(third);
  await expect(await openNewPost(third)).toHaveValue('');
  await expect(message(third)).toHaveText('');
  await third.close();

  await other.reload();
  for (const [page, text] of drafts) {
    await signIn(page);
    await expectKept(page, text);
  }
  await button(other, 'Logout').click();
  await other.waitForTimeout(1_500);
  await other.close();
  await openDashboard(one);
  await expectKept(one, 'Typed in one');
});

test('drafts of closed tabs come back one by one, with a message', async ({ context }) => {
  const texts = ['Typed first', 'Typed second'];
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [index, page] of tabs.entries()) {
    await openDashboard(page);
    await (await openNewPost(page)).fill(texts[index] ?? '');
    await expect(page.getByText(/^Saved in this browser/)).toBeVisible();
  }
  for (const page of tabs) await page.close({ runBeforeUnload: false });
  const [idle, next] = [await context.newPage(), await context.newPage()];
  await idle.goto('admin');
  await expect(idle.getByLabel('Password')).toBeVisible();
  // Time to take the drafts.
  await idle.waitForTimeout(1_500);
  await next.goto('admin');
  await signIn(next);
  await expect(message(next)).toHaveText(
    'Your unsaved work is back. That of 1 more closed tab is kept: sign in in a new tab to get it.',
  );
  await expect(await openNewPost(next)).toHaveValue(texts[1] ?? '');
  await signIn(idle);
  await expect(message(idle)).toHaveText('Your unsaved work is back.');
  await expect(await openNewPost(idle)).toHaveValue(texts[0] ?? '');
});
