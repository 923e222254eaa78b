import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The most that `/` may load, in bytes of gzip. */
export const BUDGETS = { script: 142_000, document: 20_000 };

/** Opens a path of the site. Returns the bytes that it loads until the app has started, gzipped, by kind. */
export async function measureSizes(page: Page, path: string): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    // Fonts and images are compressed already and travel as they are.
    const isCompressed = kind === 'font' || kind === 'image';
    bodies.push(
      response.body().then((body) => {
        const { length } = isCompressed ? body : gzipSync(body, { level: 9 });
        sizes[kind] = (sizes[kind] ?? 0) + length;
      }),
    );
  });
  await page.goto(path);
  await page.locator('html[data-started]').waitFor();
  await page.waitForLoadState('networkidle');
  await Promise.all(bodies);
  return sizes;
}
