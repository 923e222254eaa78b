import { expectBelowBar, fillIn, open, section, SECTIONS } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

const [, ...BELOW_HERO] = SECTIONS;

// As most visitors have it: with springs and floating circles.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => open(page));

test('on a wide screen each link of the bar leads to its section, and Back to the one before', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
  for (const [anchor, heading] of BELOW_HERO) {
    const link = bar.locator(`li [href="#${anchor}"]`);
    await link.click();
    await expectBelowBar(section(page, heading));
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
  await page.goBack();
  await expectBelowBar(section(page, 'Latest Articles'));
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('the bar has a background beyond 50 pixels of scroll only', async ({ page }) => {
  const bar = page.getByRole('banner');
  const clear = 'rgba(0, 0, 0, 0)';
  for (const y of [0, 51, 50]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    if (y > 50) {
      await expect(bar).not.toHaveCSS('background-color', clear);
      await expect(bar).toHaveCSS('backdrop-filter', /blur/);
    } else await expect(bar).toHaveCSS('background-color', clear);
  }
});

test('a message is sent nowhere', async ({ page, pageErrors }) => {
  pageErrors.allow(/^console log: Contact form submitted/);
  const contact = section(page, 'Get In Touch');
  await contact.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The pictures of the page still come as it scrolls.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  const values = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Work', Message: 'Hello.' };
  await fillIn(contact, values);
  const logged = page.waitForEvent('console');
  await contact.getByRole('button', { name: 'Send Message' }).click();
  await logged;
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/');
});
