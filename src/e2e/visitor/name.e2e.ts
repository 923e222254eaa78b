import { createNameStyle } from '../../build/prerender/nameStyle.ts';
import { demoOwner } from '../../test/data/demoOwner.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 1536, height: 730 } });

test('two given names leave the roles free', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(createNameStyle(demoOwner.name));
    const body = html
      .replace('Robin </span><span>Vale', 'Maria Fernanda </span><span>Gutiérrez')
      .replace(createNameStyle(demoOwner.name), createNameStyle('Maria Fernanda Gutiérrez'));
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Maria Fernanda Gutiérrez');
  const nameRight = await heading.evaluate((name) => {
    const range = document.createRange();
    range.selectNodeContents(name.firstElementChild ?? name);
    return range.getBoundingClientRect().right;
  });
  const roles = await page.getByRole('list', { name: 'Roles' }).boundingBox();
  expect(roles?.x).toBeGreaterThan(nameRight);
});
