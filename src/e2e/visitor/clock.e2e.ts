import type { Page } from '@playwright/test';
import { chunk, hold } from '../helpers/faults.ts';
import { hydrated } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

const textOfPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > header, main > *, #root > footer')].map(
      (it) => it.textContent,
    ),
  );

// The first and the last place where a day begins, long after and long before the build.
for (const [timezoneId, now] of [
  ['Pacific/Kiritimati', '2038-12-31T10:30:00Z'],
  ['America/Adak', '1984-03-01T08:00:00Z'],
] as const) {
  test.describe(`in ${timezoneId} at ${now}`, () => {
    test.use({ timezoneId });

    test('the page says the same before and after it is taken over', async ({ page }) => {
      await page.clock.setFixedTime(now);
      const app = await hold(page, chunk('hydrate'));
      await page.goto('');
      await expect.poll(app.count).toBe(1);
      const served = await textOfPage(page);
      expect(served).toHaveLength(8);
      await app.release((route) => route.continue());
      await hydrated(page);
      expect(await textOfPage(page)).toEqual(served);
    });
  });
}
