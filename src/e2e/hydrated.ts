import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over: from then on controls answer. The circles of the hero get their places
 * from a script, and the admin area shows its screen; elsewhere the root carries React's own mark.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const first = root?.querySelector('main, a, button');
    return Boolean(first && Object.keys(first).some((key) => key.startsWith('__reactFiber')));
  });
}
