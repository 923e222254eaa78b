import type { Page } from '@playwright/test';

/** Waits until React has taken the page over, every section of it. React leaves a mark of its own on what it has taken. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, main > *')];
    return (
      parts.length > 0 &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
    );
  });
}
