import type { Page } from '@playwright/test';
import { chunk, hold } from './helpers/faults.ts';
import { addPost, openDashboard } from './helpers/owner.ts';
import { sectionsHydrated } from './helpers/page.ts';
import { expect, test } from './test.ts';

const textOfPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > header, main > *, #root > footer')].map(
      (it) => it.textContent,
    ),
  );

// The first and the last place where a day begins, long after and long before the build.
for (const { timezoneId, now, day } of [
  { timezoneId: 'Pacific/Kiritimati', now: '2038-12-31T10:30:00Z', day: 'Jan 1, 2039' },
  { timezoneId: 'America/Adak', now: '1984-03-01T08:00:00Z', day: 'Feb 29, 1984' },
]) {
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
      await sectionsHydrated(page);
      expect(await textOfPage(page)).toEqual(served);
    });

    test('a new post is dated by the calendar of its owner', async ({ page }) => {
      await page.clock.setFixedTime(now);
      const posts = await openDashboard(page, 'Blog Posts');
      await addPost(page);
      await expect(posts.locator('time').first()).toHaveText(day);
    });
  });
}
