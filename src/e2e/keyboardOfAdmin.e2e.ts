import type { Page } from '@playwright/test';
import { demoOwner as owner } from '../content/demo.ts';
import { openSignIn, openTab, tabTo } from './a11y.ts';
import { hydrated } from './hydrated.ts';
import { expect, OWNER, test } from './test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A screen that has come: its title, its heading, and the focus at the start of its content. */
async function expectArrival(page: Page, title: string, heading: string) {
  await expect(page).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByRole('main')).toBeFocused();
}

test('every change of screen names the page and takes the focus along', async ({ page }) => {
  await openSignIn(page);
  await expect(page).toHaveTitle(`Admin Access | ${owner.name}`);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  await expectArrival(page, `Admin Dashboard | ${owner.name}`, 'Admin Dashboard');

  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: 'View Portfolio' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrival(page, `${owner.name} | Portfolio`, owner.name);

  await page.goBack();
  await expectArrival(page, `Admin Dashboard | ${owner.name}`, 'Admin Dashboard');
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Logout')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectArrival(page, `${owner.name} | Portfolio`, owner.name);
});

test('the ways out of the sign-in and of a lost page lead to the portfolio', async ({
  page,
  surprises,
}) => {
  surprises.expect(/status of 404/);
  for (const path of ['admin', 'nothing-here']) {
    await page.goto(path);
    await hydrated(page);
    await tabTo(page, page.getByRole('link', { name: 'Back to Portfolio' }));
    await page.keyboard.press('Enter');
    await expectArrival(page, `${owner.name} | Portfolio`, owner.name);
  }
});

test('the tabs of the dashboard are one stop, and arrows, Home and End move within', async ({
  page,
}) => {
  await openTab(page, 'Overview');
  const tab = (name: string) => page.getByRole('tab', { name });
  async function expectTab(name: string) {
    await expect(tab(name)).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveText([name]);
    const panel = (await tab(name).getAttribute('aria-controls')) ?? '';
    await expect(page.getByRole('tabpanel')).toHaveAttribute('id', panel);
  }

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectTab('Overview');
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  for (const [key, name] of [
    ['ArrowRight', 'Blog Posts'],
    ['ArrowDown', 'Music'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Music'],
    ['ArrowUp', 'Blog Posts'],
    ['Home', 'Overview'],
    ['End', 'Music'],
  ] as const) {
    await page.keyboard.press(key);
    await expectTab(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Music' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Add Track')).toBeFocused();
});

test('a form takes the focus when it opens and gives it back when it closes', async ({ page }) => {
  await openTab(page, 'Music');
  const opener = button(page, 'Add Track');
  await tabTo(page, opener);
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('Title')).toBeFocused();
  await tabTo(page, button(page, 'Cancel'));
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: /^Delete/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
