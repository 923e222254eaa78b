import type { Page } from '@playwright/test';
import { chunk, hold } from './faults.ts';
import { hydrated } from './hydrated.ts';
import { enterDashboard } from './signIn.ts';
import { expect, test } from './test.ts';

/** The ends of the calendar: the first and the last place where a day begins, long before and long after the build. */
const PLACES = [
  { timezoneId: 'Pacific/Kiritimati', now: '2038-12-31T10:30:00Z', day: 'Jan 1, 2039' },
  { timezoneId: 'Pacific/Kiritimati', now: '1997-02-28T10:00:00Z', day: 'Mar 1, 1997' },
  { timezoneId: 'America/Adak', now: '2039-01-01T09:30:00Z', day: 'Dec 31, 2038' },
  { timezoneId: 'America/Adak', now: '1984-03-01T08:00:00Z', day: 'Feb 29, 1984' },
];

const textOfPage = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > header, main > *, #root > footer')].map(
      (it) => it.textContent,
    ),
  );

/** The days of the posts as the markup says them to machines, in words. */
const daysInWords = (page: Page) =>
  page.locator('time').evaluateAll((times) =>
    times.map((time) => {
      const [year, month, date] = (time.getAttribute('datetime') ?? '').split('-').map(Number);
      const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
      return `${names[(month ?? 0) - 1]} ${date}, ${year}`;
    }),
  );

for (const { timezoneId, now, day } of PLACES) {
  test.describe(`in ${timezoneId} at ${now}`, () => {
    test.use({ timezoneId });
    test.beforeEach(async ({ page }) => {
      await page.clock.setFixedTime(now);
    });

    test('the page says the same before and after it is taken over', async ({ page }) => {
      const app = await hold(page, chunk('hydrate'));
      await page.goto('');
      await expect.poll(app.count).toBe(1);
      const served = await textOfPage(page);
      expect(served).toHaveLength(8);

      await app.release((route) => route.continue());
      await hydrated(page);
      expect(await textOfPage(page)).toEqual(served);
      await expect(page.locator('time')).toHaveText(await daysInWords(page));
    });

    test('a new post is dated by the calendar of its owner', async ({ page }) => {
      await page.goto('admin');
      await enterDashboard(page);
      await page.getByRole('tab', { name: 'Blog Posts' }).click();
      await page.getByRole('button', { name: 'New Post' }).click();
      await page.getByLabel('Title').fill('From far away');
      await page.getByLabel('Excerpt').fill('Another day.');
      await page.getByLabel('Content').fill('Another day altogether.');
      await page.getByRole('button', { name: 'Create Post' }).click();
      await expect(page.getByRole('tabpanel').locator('time').first()).toHaveText(day);
      await expect(page.locator('time')).toHaveText(await daysInWords(page));
    });
  });
}
