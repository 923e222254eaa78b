import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { createGithubDouble, TOKENS } from '../../test/githubDouble.ts';
import { expect } from '../test.ts';
import { OWN_TEST_SITE } from '../testSites.ts';

/** Answers for GitHub alone, with the content of the site. Its policy and the same-origin rules stay in force. */
export async function answerAsGithub(context: BrowserContext, site: string) {
  const double = createGithubDouble();
  double.files.set(CONTENT_FILE, await readFile(OWN_TEST_SITE.contentFile));
  await context.route(
    (url) => !site.startsWith(url.origin),
    async (route) => {
      const request = route.request();
      if (new URL(request.url()).host !== 'api.github.com') return route.abort();
      const { authorization = '' } = await request.allHeaders();
      const body = request.postData() ?? '';
      const answer = await double.answer({ url: request.url(), authorization, body });
      return answer ? route.fulfill(answer) : undefined;
    },
  );
  return double;
}

/** Records console messages, loaded URLs and data sent to hosts except GitHub's. */
export function recordTraffic(page: Page): readonly string[] {
  const traffic: string[] = [];
  page.on('console', (message) => traffic.push(message.text()));
  page.on('pageerror', (error) => traffic.push(String(error)));
  page.on('framenavigated', (frame) => traffic.push(frame.url()));
  page.on('request', (request) => {
    traffic.push(request.url());
    if (new URL(request.url()).host === 'api.github.com') return;
    traffic.push(JSON.stringify(request.headers()), request.postData() ?? '');
  });
  return traffic;
}

/** Asserts that the token is neither on the page nor in what it stores, logs or sends elsewhere. */
export async function expectNoToken(page: Page, traffic: readonly string[]) {
  const fields = await page
    .locator('input, textarea')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  const stored = JSON.stringify(await page.context().storageState({ indexedDB: true }));
  const session = await page.evaluate(() => JSON.stringify([sessionStorage, history.state]));
  for (const text of [await page.content(), stored, session, ...fields, ...traffic])
    expect(text).not.toContain(TOKENS.writer);
}
