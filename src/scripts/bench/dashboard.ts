import type { Page } from 'puppeteer-core';
import { demoOwner as owner, demoPassword } from '../../content/demo.ts';
import { launchBrowser, openPage } from './browser.ts';
import { type Figures, pause } from './figures.ts';

/** A phone of the middle class, as Lighthouse takes it. */
const SLOWDOWN = 4;
const SETTLE_MS = 2_500;
/** How long a finger stays on a button. */
const PRESS = { delay: 80 };

/**
 * The longest time from an input to the frame that answers it (Event Timing), in milliseconds, while `act` runs. Watched
 * from before: what nobody watches the browser keeps from 104 ms on only.
 */
async function slowestAnswer(page: Page, act: () => Promise<unknown>): Promise<number> {
  const slowest = await page.evaluateHandle(() => {
    const found = { duration: 0 };
    // In the standard, not yet in TypeScript's library.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        found.duration = Math.max(found.duration, duration);
    }).observe(options);
    return found;
  });
  await act();
  await pause(SETTLE_MS);
  return slowest.evaluate(({ duration }) => duration);
}

/** How fast the dashboard of a site answers its owner on a slow machine, in milliseconds. */
export async function measureDashboard(url: string): Promise<Figures> {
  const browser = await launchBrowser();
  const page = await openPage(browser);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${url}admin`);
  await pause(SETTLE_MS);
  await page.type('::-p-aria(Email)', owner.email);
  await page.type('::-p-aria(Password)', demoPassword);
  await page.click('::-p-aria(Sign In[role="button"])');
  await page.waitForSelector('::-p-aria(Admin Dashboard)');
  await pause(SETTLE_MS);
  await page.emulateCPUThrottling(SLOWDOWN);

  const pressFirst = (label: string) => async () => {
    const buttons = await page.$$('main article button');
    const labels = await Promise.all(buttons.map((each) => each.evaluate((it) => it.textContent)));
    await buttons[labels.findIndex((text) => text.startsWith(label))]?.click(PRESS);
  };
  const press = (name: string) => () => page.click(`::-p-aria(${name})`, PRESS);
  const acts: Record<string, () => Promise<unknown>> = {
    'posts, first show': press('Blog Posts[role="tab"]'),
    'open the form': press('New Post[role="button"]'),
    type: () => page.type('::-p-aria(Title[role="textbox"])', 'A long title, typed fast'),
    unpublish: pressFirst('Unpublish'),
    publish: pressFirst('Publish'),
    delete: pressFirst('Delete'),
  };
  const figures: Figures = {};
  for (const [name, act] of Object.entries(acts)) figures[name] = await slowestAnswer(page, act);
  await browser.close();
  return figures;
}
