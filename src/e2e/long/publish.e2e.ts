import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { makePlaceholderWork } from '../../build/content/readSite.ts';
import { formatContentFile } from '../../content/file/formatContentFile.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { createGithubDouble, type GithubDouble, TOKENS } from '../../test/githubDouble.ts';
import { answerAsGithub, expectNoToken, recordTraffic } from '../helpers/github.ts';
import { enterDashboard, viewPortfolio } from '../helpers/owner.ts';
import { button, press, waitForHydration } from '../helpers/page.ts';
import { copyProject, type ProjectCopy, serveBuilt } from '../helpers/projectCopy.ts';

let copy: ProjectCopy;
let server: Awaited<ReturnType<typeof serveBuilt>>;
let site = '';
let double: GithubDouble;

// In one worker: two would build at once, in the same folder of node_modules.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject();
  await copy.edit(
    'src/content/owner.ts',
    "// repository: { name: 'robin-vale",
    "repository: { name: 'ada",
  );
  const work = await makePlaceholderWork('Robin Vale');
  await writeFile(join(copy.root, CONTENT_FILE), formatContentFile(work));
  server = await serveBuilt(copy);
  site = server.site;
});
test.afterAll(async () => {
  await server.close();
  await copy.remove();
});

test.beforeEach(async ({ context }) => {
  double = createGithubDouble();
  double.files.set(CONTENT_FILE, await readFile(join(copy.root, CONTENT_FILE)));
  await answerAsGithub(context, double, site);
});

const panel = (page: Page) => page.getByRole('region', { name: 'Publish site' });
const status = (page: Page) => panel(page).getByRole('status');
const banner = (page: Page) => page.getByRole('banner');

/** Opens the dashboard and deletes a post. */
async function openChanged(page: Page) {
  const traffic = recordTraffic(page);
  await page.goto(`${site}admin`);
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await press(page, /^Delete/);
  await expect(banner(page)).toContainText('1 change not published yet');
  return traffic;
}

async function publish(page: Page) {
  await button(page, 'Publish site').click();
  await panel(page).getByLabel('GitHub token', { exact: true }).last().fill(TOKENS.writer);
  await button(page, 'Publish with this token').click();
}

test('publishing commits the content, and leaves the token nowhere', async ({ page }) => {
  const traffic = await openChanged(page);
  await button(page, 'Publish site').click();
  await expect(panel(page)).toContainText('It includes drafts');
  const field = panel(page).locator('input');
  await expect(field).toBeFocused();
  await expect(page.getByRole('link', { name: 'Make a token on GitHub' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?.*target_name=ada&.*contents=write$/,
  );
  await field.fill('no token');
  await button(page, 'Publish with this token').click();
  await expect(panel(page)).toContainText('A token has letters, digits and _ only.');
  await field.fill(TOKENS.writer);
  const held = await field.elementHandle();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Published. Visitors see it once the site is built');
  await expect(banner(page)).toContainText('All changes published');
  await expect(page.getByRole('link', { name: 'The commit' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/ada\/portfolio\/commit\/[\da-f]{40}$/,
  );
  expect(double.commits).toEqual([{ message: 'Delete 1 post', paths: [CONTENT_FILE] }]);

  expect(await held.evaluate((input: HTMLInputElement) => input.value)).toBe('');

  // The tab still has it, so the next press does not ask. Once forgotten, it is asked for.
  await press(page, /^Delete/);
  await button(page, 'Publish site').click();
  await expect(banner(page)).toContainText('All changes published');
  await button(page, 'Forget token').click();
  await expect(panel(page).locator('input')).toBeVisible();
  await expectNoToken(page, traffic);
});

test('a conflict keeps the changes until the owner decides', async ({ page }) => {
  await openChanged(page);
  const work = await makePlaceholderWork('Robin Vale');
  const theirs = Buffer.from(formatContentFile({ ...work, posts: work.posts.slice(0, 3) }));
  const change = () => double.commit('Change', [[CONTENT_FILE, theirs]]);
  change();
  await publish(page);
  await expect(status(page)).toContainText('has changed since this site was built');
  await expect(banner(page)).toContainText('1 change not published yet');
  const download = page.waitForEvent('download');
  await button(page, 'Load theirs').click();
  expect((await download).suggestedFilename()).toBe('content.json');
  await expect(page.getByRole('main')).toContainText('Loaded the file.');
  await expect(banner(page)).toContainText('All changes published');

  for (let deleted = 0; deleted < 2; deleted += 1) await press(page, /^Delete/);
  double.files.set(CONTENT_FILE, Buffer.from('newer'));
  await button(page, 'Publish site').click();
  await button(page, 'Publish over it').click();
  await expect(status(page)).toContainText('Published.');
  expect(double.files.get(CONTENT_FILE)?.toString()).not.toBe('newer');
});

test('only admin pages, reloaded if need be, may send requests to GitHub', async ({ page }) => {
  await openChanged(page);
  const isAnswered = () =>
    page.evaluate(() =>
      fetch('https://api.github.com/zen').then(
        () => 1,
        () => 0,
      ),
    );
  expect(await isAnswered()).toBe(1);
  page.on('dialog', (dialog) => void dialog.accept());
  await viewPortfolio(page);
  await page.reload();
  expect(await isAnswered()).toBe(0);
  await page.goBack();
  await page.waitForLoadState('load');
  await waitForHydration(page);
  // The change has survived the reload.
  await enterDashboard(page);
  await expect(banner(page)).toContainText('1 change not published yet');
  await publish(page);
  await expect(status(page)).toContainText('Published.');
});
