import type { Page } from '@playwright/test';
import { openDashboard } from '../helpers/owner.ts';
import { expectBelowBar, hydrated, open, section, SECTIONS } from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

const PORTFOLIO = { heading: owner.name, title: `${owner.name} | Portfolio` };
const SIGN_IN = { heading: 'Admin Access', title: `Admin Access | ${owner.name}` };
const NOT_FOUND = { heading: 'Page not found', title: `Page not found | ${owner.name}` };

/** Asserts which screen shows, under which address and title. */
async function expectScreen(page: Page, { heading, title }: typeof PORTFOLIO, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(address);
}

/** Asserts a change of screen without a page load: the keyboard goes on at the content of the new one. */
async function expectArrival(page: Page, screen: typeof PORTFOLIO, address: string) {
  await expectScreen(page, screen, address);
  await expect(page.getByRole('main')).toBeFocused();
}

// Where a day begins, long after the build: a page that goes by the clock would differ from the one that is served.
test.use({ timezoneId: 'Pacific/Kiritimati' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2038-12-31T10:30:00Z'));

for (const { path, screen, address = `/${path}`, status = 200 } of [
  { path: '', screen: PORTFOLIO },
  { path: 'index.html', screen: PORTFOLIO, address: '/' },
  { path: 'admin', screen: SIGN_IN },
  { path: 'admin/dashboard', screen: SIGN_IN, address: '/admin' },
  { path: '%61dmin', screen: SIGN_IN, address: '/admin' },
  { path: 'ADMIN', screen: NOT_FOUND, status: 404 },
  { path: 'a/b/c', screen: NOT_FOUND, status: 404 },
]) {
  test(`/${path} opens and reloads at ${address}, under its policy, without a word in the console`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page);
    await expectScreen(page, screen, address);
    await expect(page.getByRole('main')).not.toBeFocused();
    await page.waitForLoadState('networkidle');
    await page.reload();
    await hydrated(page);
    await expectScreen(page, screen, address);
  });
}

test('the menu is closed after Back and Forward, and when the window grows past it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('admin');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expectArrival(page, SIGN_IN, '/admin');
  await page.goForward();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await menu.click();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 390, height: 740 });
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the portfolio opens at its top, however far the last screen was scrolled', async ({
  page,
}) => {
  const posts = await openDashboard(page, 'Blog Posts');
  const link = page.getByRole('link', { name: 'View Portfolio' });
  // The focus stays on the link while the page is scrolled away from it.
  await link.focus();
  await posts.getByRole('article').last().scrollIntoViewIfNeeded();
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Enter');
  await expectArrival(page, PORTFOLIO, '/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const [anchor, heading] of [SECTIONS[2], SECTIONS[5]]) {
  test(`a deep link to #${anchor} opens the page there`, async ({ page }) => {
    await page.goto(`#${anchor}`);
    await expectBelowBar(section(page, heading));
    // The pictures and the scripts that come later do not move it.
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectBelowBar(section(page, heading));
  });
}

test('Back leads through the sections that were visited', async ({ page }) => {
  await open(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Music' }).click();
  await expectBelowBar(section(page, 'Music and Sound'));
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expectBelowBar(section(page, 'Get In Touch'));
  await page.goBack();
  await expect(page).toHaveURL('/#music');
  await expectBelowBar(section(page, 'Music and Sound'));
});
