import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { preview, type PreviewServer } from 'vite';
import { makePlaceholderWork } from '../../build/content/readSite.ts';
import { formatContentFile } from '../../content/file/formatContentFile.ts';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { CHROMIUM_FLAGS, getChromium } from '../../test/chromium.ts';
import {
  type Fault,
  type GithubDouble,
  startGithubDouble,
  TOKENS,
} from '../../test/githubDouble.ts';
import { enterDashboard, viewPortfolio } from '../helpers/owner.ts';
import { button, hydrated, press } from '../helpers/page.ts';
import { copyProject, type ProjectCopy } from '../helpers/projectCopy.ts';

const EVIL = 'https://evil.example/steal';

let copy: ProjectCopy;
let server: PreviewServer;
let site = '';
let double: GithubDouble;
let browser: Browser;

/** A certificate for the double, which the browser is told to accept. */
async function makeCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-days', '2', '-subj', '/CN=api.github.com', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...kind, ...names], { stdio: 'ignore' });
  return { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
}

// In one worker: two would build at the same time, through the same folder in node_modules.
test.describe.configure({ mode: 'default' });

// The browser's own: requests to GitHub end at the double with nothing in between, so that its preflight is real. Any
// route of Playwright would answer that.
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
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: copy.root });
  server = await preview({ root: copy.root, preview: { port: 0 } });
  site = server.resolvedUrls?.local[0] ?? '';
  double = await startGithubDouble({ tls: await makeCertificate(copy.root) });
  browser = await chromium.launch({
    executablePath: getChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP api.github.com:443 127.0.0.1:${double.port}, MAP evil.example:443 127.0.0.1:${double.port}, MAP *.photos ~NOTFOUND`,
    ],
  });
});
test.afterAll(async () => {
  await browser.close();
  double.close();
  await server.close();
  await copy.remove();
});

test.beforeEach(async () => {
  double.files.set(CONTENT_FILE, await readFile(join(copy.root, CONTENT_FILE)));
  double.commits.length = 0;
  double.requests.length = 0;
});

const panel = (page: Page) => page.getByRole('region', { name: 'Publish site' });
const status = (page: Page) => panel(page).getByRole('status');
const banner = (page: Page) => page.getByRole('banner');

type Compose = (...parts: unknown[]) => unknown;
type CreateStore = (
  reducer: (state: unknown, action: unknown) => unknown,
  state: unknown,
) => unknown;

/** Stands for the extension of Redux DevTools: keeps every action and every state. */
function recordStore() {
  const recorded: string[] = [];
  const recording: (create: CreateStore) => CreateStore = (create) => (reducer, preloaded) =>
    create((state, action) => {
      const next = reducer(state, action);
      recorded.push(JSON.stringify([action, next]));
      return next;
    }, preloaded);
  const compose: Compose =
    (...enhancers) =>
    (create: CreateStore) =>
      (enhancers as ((create: CreateStore) => CreateStore)[]).reduceRight(
        (made, enhance) => enhance(made),
        recording(create),
      );
  Object.assign(window, { recorded, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });
}

/** What was said in the console, loaded, and sent to any host but GitHub's. */
let said: string[] = [];

function listen(page: Page) {
  said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('framenavigated', (frame) => said.push(frame.url()));
  page.on('request', (request) => {
    said.push(request.url());
    if (new URL(request.url()).host === 'api.github.com') return;
    said.push(JSON.stringify(request.headers()), request.postData() ?? '');
  });
}

/** The token is in no action or state, in nothing that the browser keeps, and nowhere on the page. */
async function expectNoToken(page: Page) {
  const kept = await page.evaluate(async () => {
    const recorded: unknown = Reflect.get(window, 'recorded');
    const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
    const state: unknown = history.state;
    return JSON.stringify([
      ...[recorded, Object.entries(localStorage), Object.entries(sessionStorage)],
      ...[await indexedDB.databases(), await caches.keys(), document.cookie, window.name],
      ...[location.href, state, performance.getEntries()],
      ...[document.documentElement.outerHTML, [...fields].map(({ value }) => value)],
    ]);
  });
  expect(kept, 'the store is recorded').toContain('publish/publishStarted');
  for (const text of [kept, ...said]) expect(text).not.toContain(TOKENS.writer);
}

/** The dashboard in a window of its own, with one post deleted. */
async function openChanged() {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(recordStore);
  listen(page);
  await page.goto(`${site}admin`);
  await deleteFirst(page);
  return page;
}

async function deleteFirst(page: Page) {
  await enterDashboard(page);
  await page.getByRole('tab', { name: 'Blog Posts' }).click();
  await press(page, /^Delete/);
  await expect(banner(page)).toContainText('1 change not published yet');
}

async function publish(page: Page, token = TOKENS.writer) {
  await button(page, 'Publish site').click();
  await panel(page).getByLabel('GitHub token', { exact: true }).last().fill(token);
  await button(page, 'Publish with this token').click();
}

test('one press and a token bring the content into the repository, and the token stays nowhere', async () => {
  const page = await openChanged();
  await button(page, 'Publish site').click();
  await expect(panel(page)).toContainText('Drafts go with it');
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
    'https://github.com/ada/portfolio/commit/0000000000000000000000000000000000000001',
  );
  expect(double.commits).toEqual([{ message: 'Delete 1 post', path: CONTENT_FILE }]);
  // The preflights carry no token, and each of them let its request through.
  expect(
    double.requests.map(({ method, authorization }) => [method, Boolean(authorization)]),
  ).toEqual([
    ...[
      ['OPTIONS', false],
      ['GET', true],
    ],
    ...[
      ['OPTIONS', false],
      ['PUT', true],
    ],
  ]);

  expect(await held.evaluate((input: HTMLInputElement) => input.value)).toBe('');
  await expectNoToken(page);

  // The tab still has it: the next press asks nothing. Once forgotten it is asked for again.
  await press(page, /^Delete/);
  await button(page, 'Publish site').click();
  await expect(banner(page)).toContainText('All changes published');
  await button(page, 'Forget token').click();
  await expect(panel(page).locator('input')).toBeVisible();
  await expectNoToken(page);
  await page.close();
});

const reset = String(Math.ceil(Date.now() / 1000) + 600);
const limit = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };

// Chromium itself asks again where a line breaks: that is tried in publishSite.test.tsx.
const ANSWERS: [what: string, fault: Fault, says: RegExp, wayOn: string][] = [
  ['401', { method: 'GET', status: 401 }, /does not know this token/, 'Publish with this token'],
  ['403', { method: 'PUT', status: 403 }, /may not write to ada\/portfolio/, 'Try again'],
  [
    '403 at the limit',
    { method: 'GET', status: 403, headers: limit },
    /until \d\d:\d\d/,
    'Try again',
  ],
  [
    '404',
    { method: 'GET', status: 404 },
    /no repository ada\/portfolio with a branch main/,
    'Try again',
  ],
  ['409 of a rule', { method: 'PUT', status: 409 }, /rule of the branch main/, 'Download mine'],
  ['422 of a rule', { method: 'PUT', status: 422 }, /rule of the branch main/, 'Download mine'],
  [
    'a redirect to another host',
    { method: 'GET', status: 307, headers: { Location: EVIL } },
    /cannot be reached/,
    'Try again',
  ],
];

test('every answer has a sentence and a way on, and costs no edit', async () => {
  test.setTimeout(180_000);
  const page = await openChanged();
  for (const [what, fault, says, wayOn] of ANSWERS) {
    await test.step(what, async () => {
      double.fail(fault);
      const isAsked = (await button(page, 'Forget token').count()) === 0;
      if (isAsked) await publish(page);
      else await button(page, 'Publish site').click();
      await expect(status(page)).toContainText(says);
      await expect(status(page)).toContainText('Your changes are still here.');
      await expect(button(page, wayOn)).toBeVisible();
      await expect(banner(page)).toContainText('1 change not published yet');
      await expectNoToken(page);
    });
  }
  await page.context().setOffline(true);
  await button(page, 'Publish site').click();
  await expect(status(page)).toContainText('GitHub cannot be reached. Are you online?');
  await expect(banner(page)).toContainText('1 change not published yet');
  expect(double.requests.filter(({ path }) => path.includes('steal'))).toEqual([]);
  expect(double.commits).toEqual([]);
  await page.close();
});

test('a fault of GitHub’s and an answer that never comes are waited for, and looked at before the next try', async () => {
  test.setTimeout(180_000);
  const page = await openChanged();
  await page.clock.install();
  for (let time = 0; time < 3; time += 1) double.fail({ method: 'GET', status: 503 });
  await publish(page);
  for (const ms of [2_000, 8_000]) {
    await expect(status(page)).toContainText('Trying again in a few seconds');
    await expect(button(page, 'Publishing…')).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(ms);
  }
  await expect(status(page)).toContainText('a fault of its own (503)');
  double.fail({ method: 'PUT', silent: 'written' });
  await button(page, 'Try again').click();
  await expect(status(page)).toContainText('Committing…');
  await expect.poll(() => double.commits.length).toBe(1);
  await page.clock.runFor(120_000);
  await expect(status(page)).toContainText('did not confirm it');
  await button(page, 'Look again').click();
  await expect(status(page)).toContainText('has exactly this content already');
  await expect(banner(page)).toContainText('All changes published');
  expect(double.commits).toHaveLength(1);
  await page.close();
});

test('of two dashboards the second is told, and the owner decides', async () => {
  const [first, second] = [await openChanged(), await openChanged()];
  await second
    .getByRole('article')
    .first()
    .getByRole('button', { name: /publish/i })
    .click();
  await publish(first);
  await expect(status(first)).toContainText('Published.');
  const theirs = double.files.get(CONTENT_FILE)?.toString();
  await publish(second);
  await expect(status(second)).toContainText('has changed since this site was built');
  await expect(banner(second)).toContainText('2 changes not published yet');
  expect(double.files.get(CONTENT_FILE)?.toString()).toBe(theirs);
  const download = second.waitForEvent('download');
  await button(second, 'Load theirs').click();
  expect((await download).suggestedFilename()).toBe('content.json');
  await expect(status(second)).toContainText('Loaded what is in the repository.');
  await expect(banner(second)).toContainText('All changes published');

  await press(second, /^Delete/);
  await button(second, 'Publish site').click();
  await expect(status(second)).toContainText('Published.');
  for (let deleted = 0; deleted < 2; deleted += 1) await press(first, /^Delete/);
  await button(first, 'Publish site').click();
  await button(first, 'Publish over it').click();
  await expect(status(first)).toContainText('Published.');
  expect(double.commits).toHaveLength(3);
  await Promise.all([first.close(), second.close()]);
});

test('only the admin pages may speak to GitHub, and one that was loaded as another page is loaded anew', async () => {
  const page = await openChanged();
  const ask = () =>
    page.evaluate(() =>
      fetch('https://api.github.com/zen').then(
        () => 'answered',
        () => 'refused',
      ),
    );
  expect(await ask()).toBe('answered');
  page.on('dialog', (dialog) => void dialog.accept());
  await viewPortfolio(page);
  await page.reload();
  expect(await ask()).toBe('refused');
  await page.goBack();
  await page.waitForLoadState('load');
  await hydrated(page);
  // The change has survived the reload.
  await enterDashboard(page);
  await expect(banner(page)).toContainText('1 change not published yet');
  await publish(page);
  await expect(status(page)).toContainText('Published.');
  await page.close();
});
