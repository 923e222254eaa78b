import { expectAccessible } from '../helpers/axe.ts';
import { openDashboard } from '../helpers/owner.ts';
import { PATHS } from '../own/paths.ts';
import { test } from '../own/test.ts';

for (const [name, path] of Object.entries(PATHS)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectAccessible(page, `at ${width} px`);
    }
  });
}

test('axe finds nothing wrong with the forms that edit an entry', async ({ page }) => {
  await openDashboard(page);
  for (const name of ['Blog Posts', 'Music', 'Projects']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await expectAccessible(page, name);
  }
});
