import type { Page } from '@playwright/test';
import { enterDashboard, openDashboard } from '../helpers/owner.ts';
import { button, expectScrolledTo, open, section, waitForHydration } from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

const PORTFOLIO = { heading: owner.name, title: `${owner.name} | Portfolio` };
const SIGN_IN = { heading: 'Admin Access', title: `Admin Access | ${owner.name}` };
const NOT_FOUND = { heading: 'Page not found', title: `Page not found | ${owner.name}` };

/** Asserts the visible screen, its address and its title. */
async function expectScreen(page: Page, { heading, title }: typeof PORTFOLIO, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(address);
}

/** Asserts a change of screen without a page load, with focus on the new content. */
async function expectArrival(page: Page, screen: typeof PORTFOLIO, address: string) {
  await expectScreen(page, screen, address);
  await expect(page.getByRole('main')).toBeFocused();
}

// The earliest time zone, long after the build: a page that used the clock would differ from the served one.
test.use({ timezoneId: 'Pacific/Kiritimati' });
test.beforeEach(({ page }) => page.clock.setFixedTime('2038-12-31T10:30:00Z'));

// `tidyAddress.test.tsx` has more addresses.
for (const { path, screen, address = `/${path}`, status = 200 } of [
  { path: '', screen: PORTFOLIO },
  { path: 'admin', screen: SIGN_IN },
  { path: 'admin%2fdashboard', screen: SIGN_IN, address: '/admin' },
  { path: 'a/b/c', screen: NOT_FOUND, status: 404 },
]) {
  test(`/${path} opens at ${address}, under its policy`, async ({ page, pageErrors }) => {
    pageErrors.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await waitForHydration(page);
    await expectScreen(page, screen, address);
    await expect(page.getByRole('main')).not.toBeFocused();
    await page.waitForLoadState('networkidle');
  });
}

test('the menu closes on a tap outside or when focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.locator('main, footer').and(page.locator('[inert]'))).toHaveCount(0);
  const link = page.getByRole('link', { name: 'View My Work' });
  const box = await link.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 9, (box?.y ?? 0) + 9);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/');

  await menu.click();
  await page.getByRole('link', { name: 'Contact', exact: true }).focus();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'View My Work' })).toBeFocused();
});

test('a phone turned with an open menu shows the page as usual', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('link', { name: 'View My Work' }).click();
  await expect(page).toHaveURL('/#projects');
});

test('the portfolio opens at the top from a scrolled dashboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const posts = await openDashboard(page, 'Blog Posts');
  const link = page.getByRole('link', { name: 'View Portfolio' });
  await link.focus();
  await posts.getByRole('article').last().scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expectArrival(page, PORTFOLIO, '/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a screen responds while the previous one still fades', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::view-transition-old(root) { animation-duration: 600s !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, 'admin');
  await enterDashboard(page);
  const fades = () =>
    document
      .getAnimations()
      .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
  await expect.poll(() => page.evaluate(fades)).toContain('::view-transition-old(root)');
  await page.getByRole('tab', { name: 'Music' }).click();
  await expect(button(page, 'Add Track')).toBeVisible();
});

test('Back, Forward and a reload restore the scroll position of a screen', async ({ page }) => {
  await open(page, 'admin');
  await page.getByRole('link', { name: 'Back to Portfolio' }).click();
  await expectArrival(page, PORTFOLIO, '/');
  await section(page, 'Get In Touch').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  const readPlace = () => page.evaluate(() => window.scrollY);
  const place = await readPlace();
  expect(place).toBeGreaterThan(1000);
  await page.goBack();
  await expectArrival(page, SIGN_IN, '/admin');
  await page.goForward();
  await expectArrival(page, PORTFOLIO, '/');
  await expect.poll(async () => Math.abs((await readPlace()) - place)).toBeLessThan(50);
  await page.reload();
  // Only now have all bands their heights.
  await expect(page.locator('html')).toHaveAttribute('data-laid-out');
  await expect.poll(async () => Math.abs((await readPlace()) - place)).toBeLessThan(50);
});

test('a deep link opens the page at its section, and marks its link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.addInitScript(() => {
    const places = new Set<number>();
    addEventListener('scroll', () => places.add(scrollY), { passive: true });
    Object.assign(window, { places });
  });
  await page.goto('#projects');
  await expectScrolledTo(section(page, 'Featured Work'));
  await waitForHydration(page);
  const places = () => (window as unknown as { places: Set<number> }).places.size;
  expect(await page.evaluate(places), 'places on the way').toBeLessThanOrEqual(1);
  const current = page.getByRole('navigation').locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '#projects');
  // Late pictures do not move it.
  await page.waitForLoadState('networkidle');
  await expectScrolledTo(section(page, 'Featured Work'));
});
