import type { Page } from '@playwright/test';
import { expectAccessible } from '../helpers/axe.ts';
import { openDashboard } from '../helpers/owner.ts';
import { ERROR_COLOR, press } from '../helpers/page.ts';
import { addStyles, expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test } from './test.ts';

const PARTS = Array.from({ length: 30 }, (_, index) => `## Part ${index + 1}\n\nSome words.`);

/** Opens the form of a new post. Returns its text field, and a function that finds a heading of its preview. */
async function openEditor(page: Page) {
  await openDashboard(page, 'Blog Posts');
  await press(page, 'New Post');
  const text = page.getByLabel('Content', { exact: true });
  return { text, heading: (name: string) => page.getByRole('heading', { name, exact: true }) };
}

test('the preview follows the cursor, and the browser can undo a tool', async ({ page }) => {
  const { text, heading } = await openEditor(page);
  await text.fill(PARTS.join('\n\n'));
  await expect(heading('Part 30')).toBeInViewport();
  await text.press('Control+Home');
  await expect(heading('Part 1')).toBeInViewport();
  await expect(heading('Part 30')).not.toBeInViewport();
  await text.press('Control+End');
  await text.press('Control+Shift+ArrowLeft');
  await text.press('Control+Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText(
    'words.',
  );
  await expect(text).toBeFocused();
  await text.press('Control+z');
  await expect(text).toHaveValue(PARTS.join('\n\n'));
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await expectAccessible(page, 'the text beside its preview', 'form');
});

test('on a phone a tab leads to the preview', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { text, heading } = await openEditor(page);
  await text.fill(PARTS.join('\n\n'));
  for (const tool of await page.getByRole('toolbar').getByRole('button').all()) {
    const { width = 0, height = 0 } = (await tool.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expectNoOverflow(page);
  await page.getByRole('tab', { name: 'Preview' }).press('Enter');
  await expect(heading('Part 30')).toBeVisible();
  await expect(text).toBeHidden();
  await expectNoOverflow(page);
  await expectAccessible(page, 'the preview on a phone', 'form');
  // It fills most of the window, so that at its end the page scrolls.
  await page.getByRole('region', { name: 'Preview' }).hover();
  const before = await page.evaluate(() => window.scrollY);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  }).toPass({ timeout: 10_000 });
  // With text of twice the size.
  await page.setViewportSize({ width: 640, height: 640 });
  await addStyles(page, ':root { font-size: 200%; }');
  await expectNoOverflow(page);
  await page.getByRole('tab', { name: 'Write' }).press('Enter');
  await expectNoOverflow(page);
});

test('an impossible date has an error that says so', async ({ page }) => {
  await openEditor(page);
  const date = page.getByLabel('Date', { exact: true });
  await date.pressSequentially('02312026');
  await press(page, 'Create Post');
  await expect(date).toHaveAccessibleDescription(/Enter a full date that exists\.$/);
  await expect(date).toHaveCSS('border-color', ERROR_COLOR);
});
