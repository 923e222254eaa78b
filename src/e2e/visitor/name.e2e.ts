import type { Locator, Page } from '@playwright/test';
import { minifyStyle } from '../../build/prerender/html/minifyStyle.ts';
import { createNameStyle } from '../../build/prerender/nameStyle.ts';
import { demoOwner } from '../../test/data/demoOwner.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 1536, height: 730 } });

const formatStyle = (name: string) => minifyStyle(createNameStyle(name, demoOwner.roles));
const OURS = formatStyle(demoOwner.name);

/** Opens the page of an owner with this name. */
async function openAs(page: Page, first: string, last: string) {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(OURS);
    const body = html
      .replace('Robin </span><span>Vale', `${first} </span><span>${last}`)
      .replace(OURS, formatStyle(`${first} ${last}`));
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(`${first} ${last}`);
  return heading;
}

/** The ends of the lines of a text, in CSS pixels. */
const readLineEnds = (text: Locator) =>
  text.evaluate((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [...range.getClientRects()].map(({ right }) => right);
  });

for (const [first, last, width] of [
  ['Maria Fernanda', 'Gutiérrez', 1536],
  ['Sofia Fabiola', "D'Alessandro", 1180],
  ['Ana (she/her)', 'López', 1024],
  ['Max Max-Al', 'Smith', 1280],
  ['Jean-Michel Van', 'Damme', 1080],
] as const)
  test(`the given names ${first} leave the roles free`, async ({ page }) => {
    await page.setViewportSize({ width, height: 730 });
    const heading = await openAs(page, first, last);
    const [lineEnd = Infinity] = await readLineEnds(heading.locator('> :first-child'));
    const roles = await page.getByRole('list', { name: 'Roles' }).boundingBox();
    expect(roles?.x).toBeGreaterThan(lineEnd);
  });

test('in a low window the name is the largest text, and leaves the roles free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 960, height: 540 });
  const heading = await openAs(page, 'Robin', 'Vale');
  const readSize = (text: Locator) =>
    text.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
  const section = page.getByRole('heading', { level: 2 }).first();
  expect(await readSize(heading)).toBeGreaterThan(await readSize(section));
  const [lineEnd = Infinity] = await readLineEnds(heading.locator('> :first-child'));
  const roles = await page.getByRole('list', { name: 'Roles' }).boundingBox();
  expect(roles?.x).toBeGreaterThan(lineEnd);
});

// The estimates of the first two are too narrow, by 0.01 em and by 0.13 em; the third could break between its syllables.
for (const last of ['Carter', 'Žďárský', 'စုကြည်'])
  test(`the word ${last} does not break`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const heading = await openAs(page, 'Eva', last);
    expect(await readLineEnds(heading.getByText(last))).toHaveLength(1);
  });
