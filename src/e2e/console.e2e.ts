import { demoOwner as owner } from '../content/demo.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const ROUTES = [
  { path: '', heading: owner.name },
  { path: 'admin', heading: 'Admin Access' },
  { path: 'admin/dashboard', heading: 'Admin Access' },
  { path: 'nothing-here', heading: 'Page not found' },
];

for (const { path, heading } of ROUTES) {
  test(`/${path} says nothing in the console under its full policy`, async ({
    page,
    surprises,
  }) => {
    if (path === 'nothing-here') surprises.expect(/status of 404/);
    const response = await page.goto(path);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.waitForLoadState('networkidle');
  });
}
