import type { Page } from '@playwright/test';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { type GithubDouble, TOKENS } from '../../test/githubDouble.ts';
import { abortChunk } from '../helpers/faults.ts';
import { answerAsGithub } from '../helpers/github.ts';
import { enterDashboard, openDashboard } from '../helpers/owner.ts';
import { button, press, waitForHydration } from '../helpers/page.ts';
import { expect, test } from './test.ts';

let double: GithubDouble;
test.beforeEach(async ({ context, site }) => {
  double = await answerAsGithub(context, site);
});

const status = (page: Page) =>
  page.getByRole('region', { name: 'Publish site' }).getByRole('status');
const banner = (page: Page) => page.getByRole('banner');

async function openChanged(page: Page) {
  await openDashboard(page, 'Blog Posts');
  await press(page, /^Delete/);
  await expect(banner(page)).toContainText('1 change not published yet');
}

async function publish(page: Page) {
  await button(page, 'Publish site').click();
  await page.getByLabel('GitHub token', { exact: true }).last().fill(TOKENS.writer);
  await page.keyboard.press('Enter');
}

test('a conflict keeps the changes until the owner decides', async ({ page }) => {
  await openChanged(page);
  double.files.set(CONTENT_FILE, Buffer.from('newer'));
  await publish(page);
  await expect(status(page)).toContainText('has changed since this page read it');
  await expect(banner(page)).toContainText('1 change not published yet');
  await button(page, 'Publish over it').click();
  await expect(status(page)).toContainText('Published.');
  expect(double.files.get(CONTENT_FILE)?.toString()).not.toBe('newer');
});

test('Publish and View work after a deployment that replaced the chunks', async ({ page }) => {
  await openChanged(page);
  await page.waitForLoadState('networkidle');
  await abortChunk(page, '\\w+');
  await publish(page);
  await expect(status(page)).toContainText('Published.');
  await press(page, /^View/);
  await expect(page.locator('article p').last()).toBeVisible();
});

test('only admin pages may send requests to GitHub', async ({ page, pageErrors }) => {
  pageErrors.allow(/status of 401|Content Security Policy/);
  await openChanged(page);
  const isAnswered = () =>
    page.evaluate(() =>
      fetch('https://api.github.com/zen').then(
        () => true,
        () => false,
      ),
    );
  expect(await isAnswered()).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'View Portfolio' }).click();
  await page.reload();
  await waitForHydration(page);
  expect(await isAnswered()).toBe(false);
  await page.goBack();
  await page.waitForLoadState('load');
  await waitForHydration(page);
  // The change has survived the reload.
  await enterDashboard(page);
  await expect(banner(page)).toContainText('1 change not published yet');
  await publish(page);
  await expect(status(page)).toContainText('Published.');
});
