import type { Page } from 'puppeteer-core';
import { launchBrowser, openPage } from './browser.ts';
import { type Figures, pause } from './figures.ts';

const WINDOW_MS = 10_000;
/** Time until the entrance, the loading of the app and the hydration are over. */
const SETTLE_MS = 6_000;

/** The share of ten seconds in which the main thread is busy, in percent (CDP `Performance.getMetrics`). */
async function measureMainThread(page: Page): Promise<Figures> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  async function read() {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  }
  const before = await read();
  await pause(WINDOW_MS);
  const after = await read();
  function share(name: string) {
    // CDP reports seconds.
    const busyMs = (after(name) - before(name)) * 1000;
    return Number(((busyMs / WINDOW_MS) * 100).toFixed(3));
  }
  return { 'main thread %': share('TaskDuration'), 'script %': share('ScriptDuration') };
}

async function openAt(url: string, prepare?: (page: Page) => Promise<void>) {
  const browser = await launchBrowser();
  const page = await openPage(browser);
  await page.setViewport({ width: 1280, height: 800 });
  await prepare?.(page);
  await page.goto(url);
  await pause(SETTLE_MS);
  return { browser, page };
}

/** Main thread of the public page when nobody touches it: on the hero, with the hero off screen, with motion off. */
export async function measureIdle(url: string): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = {};
  const still = async (page: Page) =>
    page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  const cases = [
    { name: 'hero', at: url },
    { name: 'hero off screen', at: `${url}#music` },
    { name: 'reduced motion', at: url, prepare: still },
  ];
  for (const { name, at, prepare } of cases) {
    const { browser, page } = await openAt(at, prepare);
    figures[name] = await measureMainThread(page);
    await browser.close();
  }
  return figures;
}
