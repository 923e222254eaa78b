import type { Page } from '@playwright/test';

/** What a page keeps in memory once its garbage is gone. */
export interface Kept {
  heapKb: number;
  nodes: number;
  listeners: number;
}

/** A way to measure `page` as often as needed. */
export async function measuring(page: Page): Promise<() => Promise<Kept>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    // What a finalizer lets go of is garbage of the next round.
    for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      heapKb: Math.round(read('JSHeapUsedSize') / 1024),
      nodes: read('Nodes'),
      listeners: read('JSEventListeners'),
    };
  };
}

/**
 * Runs in the page, at the desk: goes to the public page by its link and back through the history, `rounds` times, and
 * uses on both what holds listeners, observers and springs.
 */
export async function goToAndFro(rounds: number) {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  async function shown(selector: string) {
    const end = performance.now() + 10_000;
    while (!document.querySelector(selector)) {
      if (performance.now() > end) throw new Error(`${selector} did not come.`);
      await frame();
    }
    await frame();
  }
  for (let round = 0; round < rounds; round += 1) {
    press('header a[href="/"]');
    await shown('#home');
    press('nav button');
    press('#music [aria-label^="Play "]');
    press('#projects [aria-label="Next projects"]');
    window.scrollTo({ top: 3000, behavior: 'instant' });
    await frame();
    // The menu stays open: whatever it listens to has to go with the page.
    window.history.back();
    await shown('#tab-posts');
    press(round % 2 ? '#tab-posts' : '#tab-tracks');
    await shown('[role="tabpanel"] [aria-expanded="false"]');
    press('[role="tabpanel"] [aria-expanded="false"]');
    await shown('form');
    press('form [type="button"]');
    await frame();
  }
}
