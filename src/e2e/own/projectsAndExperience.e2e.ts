import type { Locator } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { open, section } from '../helpers/page.ts';
import { expect, test } from './test.ts';

test('a visitor goes from a project to its page and on to the experience', async ({ page }) => {
  await open(page);
  await section(page, 'Featured Work').getByRole('link', { name: 'Passes', exact: true }).click();
  await expect(page).toHaveURL(/\/projects\/passes\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passes');
  await expect(page.locator('pre')).toContainText('no reader');
  await expectAccessible(page, 'the page of a project');

  await page.getByRole('link', { name: 'Portfolio', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Main' });
  await links.getByRole('link', { name: 'Experience' }).click();
  const experience = section(page, 'Experience');
  await expect(experience.getByRole('heading', { name: 'Experience' })).toBeInViewport();
  await expect(experience.getByRole('listitem')).toHaveCount(3);
});

test('a printout has the email on one line and the experience, but no music', async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#music')).toBeHidden();
  const email = await page.locator('#contact dd').first().boundingBox();
  expect(email?.width).toBeGreaterThan(150);
  const position = section(page, 'Experience').getByRole('heading', { name: 'Compiler engineer' });
  await expect(position).toBeVisible();
  const top = async (id: string) => (await page.locator(id).boundingBox())?.y ?? NaN;
  expect(await top('#contact')).toBeLessThan(await top('#experience'));
  expect(await top('#experience')).toBeLessThan(await top('#projects'));
  const links = page.locator('#projects :not(h3) > a').filter({ visible: true });
  const readUrl = (link: Locator) => link.evaluate((it) => getComputedStyle(it, '::after').content);
  expect(await readUrl(links.first())).toContain('https://passes.example/');
  await page.goto('projects/passes/');
  expect(await readUrl(page.locator("a[href='https://passes.example/']"))).toContain(
    'https://passes.example/',
  );
});
