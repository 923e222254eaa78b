import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over, its sections apart: they wait for the visitor's first move. React leaves a
 * mark of its own on what it has taken.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    const first = root?.querySelector('main, a, button');
    return Boolean(first && Object.keys(first).some((key) => key.startsWith('__reactFiber')));
  });
}
