import type { Page } from '@playwright/test';
import { demoOwner as owner } from '../../content/demo.ts';
import { chunk, goWithinApp } from '../helpers/faults.ts';
import { add, openDashboard, TRACK } from '../helpers/owner.ts';
import { card, expectControlsToWork, hydrated, SECTIONS } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

/** Serves the app with a fault in its blog: it throws whenever it is drawn, until `repaired` is set in the page. */
async function breakBlog(page: Page) {
  await page.route(chunk('hydrate'), async (route) => {
    const response = await route.fetch();
    const parts = (await response.text()).split(/heading:(["'`])Latest Articles\1/);
    expect(parts, 'the title stands once in the chunk').toHaveLength(3);
    const fault =
      'get heading(){if(window.repaired)return"Latest Articles";throw Error("A fault.")}';
    await route.fulfill({ response, body: `${parts[0]}${fault}${parts[2]}` });
  });
}

test('a fault in one section leaves the others to the visitor, and it can be shown again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/A fault\.|Minified React error|The above error occurred/);
  await breakBlog(page);
  await page.goto('');
  await hydrated(page);
  const message = page.getByRole('alert').filter({ hasText: 'could not be shown' });
  await expect(message).toHaveText(/^This section could not be shown\./);
  for (const [anchor] of SECTIONS) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(anchor === 'blog' ? 0 : 1);
  }
  await expectControlsToWork(page);

  await page.evaluate(() => Object.assign(window, { repaired: true }));
  await message.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#blog').getByRole('heading').first()).toHaveText('Latest Articles');
  await expect(message).toHaveCount(0);
});

for (const name of [
  'IntersectionObserver',
  'matchMedia',
  'PerformanceObserver',
  'requestIdleCallback',
  'URL.canParse',
]) {
  test(`a browser without ${name} shows the page and the dashboard`, async ({ page }) => {
    await page.addInitScript((path) => {
      const names = path.split('.');
      const last = names.pop() ?? '';
      Reflect.deleteProperty(names.length > 0 ? URL : window, last);
    }, name);
    await page.goto('');
    await hydrated(page);
    await expectControlsToWork(page);
    await expect(page.getByText('could not be shown')).toHaveCount(0);

    const panel = await openDashboard(page, 'Music');
    await add(panel, 'Add Track', TRACK);
    await expect(card(panel, TRACK.Title)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Export/ })).toBeVisible();
  });
}

for (const removed of ['header', 'main', 'footer', '#content > *', 'article', 'h3', 'a']) {
  test(`a page from which something took every ${removed} can be left and come back to`, async ({
    page,
  }) => {
    await page.goto('');
    await hydrated(page);
    await page.evaluate((selector) => {
      document.querySelectorAll(`#root :is(${selector})`).forEach((each) => each.remove());
    }, removed);
    await goWithinApp(page, '/admin');
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
    await expectControlsToWork(page);
  });
}
