import { hydrated } from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

// What the host answers is what the app takes over: a difference would be an error of hydration in the console.
for (const [path, heading] of [
  ['ADMIN', 'Page not found'],
  ['Admin/', 'Page not found'],
  ['admin/Dashboard', 'Page not found'],
  ['%61dmin', 'Admin Access'],
  ['%61dmin/', 'Admin Access'],
  ['index.html', owner.name],
  ['%69ndex.html', owner.name],
  ['INDEX.HTML', 'Page not found'],
] as const) {
  test(`/${path} shows ${heading}`, async ({ page, pageErrors }) => {
    if (heading === 'Page not found') pageErrors.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(heading === 'Page not found' ? 404 : 200);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}
