import type { Page } from 'puppeteer-core';
import { launchBrowser, openPage } from './browser.ts';
import { type Figures, pause } from './figures.ts';

/** A phone of the middle class, as Lighthouse takes it. */
const SLOWDOWN = 4;
const SETTLE_MS = 2_500;

const OWNER = { email: 'owner@example.com', password: 'portfolio-demo' };

/** The longest time from an input to the frame that answers it (Event Timing), in milliseconds, while `act` runs. */
async function slowestAnswer(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => performance.mark('act'));
  await act();
  await pause(SETTLE_MS);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const since = performance.getEntriesByName('act').at(-1)?.startTime ?? 0;
        // In the standard, not yet in TypeScript's library.
        const options = { type: 'event', buffered: true, durationThreshold: 16 };
        new PerformanceObserver((list) => {
          const later = list.getEntries().filter(({ startTime }) => startTime >= since);
          resolve(Math.max(0, ...later.map(({ duration }) => duration)));
        }).observe(options);
        // Without any entry nothing took 16 ms.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

/** How fast the dashboard of a site answers its owner on a slow machine, in milliseconds. */
export async function measureDesk(url: string): Promise<Figures> {
  const browser = await launchBrowser();
  const page = await openPage(browser);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${url}admin`);
  await pause(SETTLE_MS);
  await page.type('::-p-aria(Email)', OWNER.email);
  await page.type('::-p-aria(Password)', OWNER.password);
  await page.click('::-p-aria(Sign In[role="button"])');
  await page.waitForSelector('::-p-aria(Admin Dashboard)');
  await pause(SETTLE_MS);
  await page.emulateCPUThrottling(SLOWDOWN);

  const pressFirst = (label: string) => async () => {
    const buttons = await page.$$('main article button');
    for (const button of buttons) {
      const text = await button.evaluate((element) => element.textContent);
      if (!text.startsWith(label)) continue;
      await button.click();
      return;
    }
    throw new Error(`No button ${label}.`);
  };

  const figures: Figures = {};
  figures['posts, first show'] = await slowestAnswer(page, () =>
    page.click('::-p-aria(Blog Posts[role="tab"])'),
  );
  figures['open the form'] = await slowestAnswer(page, () =>
    page.click('::-p-aria(New Post[role="button"])'),
  );
  figures['type'] = await slowestAnswer(page, () =>
    page.type('::-p-aria(Title[role="textbox"])', 'A long title, typed fast'),
  );
  figures['unpublish'] = await slowestAnswer(page, pressFirst('Unpublish'));
  figures['publish'] = await slowestAnswer(page, pressFirst('Publish'));
  figures['delete'] = await slowestAnswer(page, pressFirst('Delete'));
  await browser.close();
  return figures;
}
