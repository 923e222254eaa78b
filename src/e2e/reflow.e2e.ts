import type { Page } from '@playwright/test';
import { adopt, atRest, lostTexts, openPortfolio, openSignIn, openTab, openWhole } from './a11y.ts';
import { hydrated } from './hydrated.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const SCREENS = [
  { name: 'public page', open: openWhole },
  { name: 'sign-in', open: openSignIn },
  {
    name: 'form of a post',
    async open(page: Page) {
      await openTab(page, 'Blog Posts');
      await press(page, 'New Post');
    },
  },
  {
    name: 'form of a track',
    async open(page: Page) {
      await openTab(page, 'Music');
      await press(page, 'Add Track');
      await press(page, 'Save Track');
    },
  },
  {
    name: 'lost page',
    async open(page: Page) {
      await page.goto('nothing-here');
      await hydrated(page);
    },
  },
];

/** The controls in sight, each by its name, with its box. */
const controls = (page: Page) =>
  page.locator('a, button, input, textarea').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]'))
      .map((it) => {
        const { width, height } = it.getBoundingClientRect();
        const name = it.getAttribute('aria-label') ?? (it.textContent || it.getAttribute('name'));
        return { name: name ?? '', width, height };
      }),
  );

/** Nothing is cut off, and nothing lies where one would have to scroll sideways. */
async function expectNothingLost(page: Page) {
  expect(await lostTexts(page)).toEqual([]);
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overhang(), 'overhang in px').toBe(0);
}

for (const { name, open } of SCREENS) {
  test.describe(`on the ${name}`, () => {
    test.beforeEach(({ surprises }) => surprises.expect(/status of 404/));

    test('every target measures 24 px at least', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page);
      await atRest(page);
      if (name === 'public page') await press(page, 'Menu');
      const small = (await controls(page)).filter(({ width, height }) => width < 24 || height < 24);
      expect(small).toEqual([]);
    });

    for (const height of [640, 256]) {
      test(`nothing is lost at 320 by ${height} px`, async ({ page }) => {
        await open(page);
        const names = async () => (await controls(page)).map((it) => it.name);
        const before = await names();
        await page.setViewportSize({ width: 320, height });
        await atRest(page);
        if (name === 'public page') await press(page, 'Menu');
        await expectNothingLost(page);
        expect(await names()).toEqual(expect.arrayContaining(before));
      });
    }

    for (const width of [360, 1280]) {
      test(`text may be spaced out at ${width} px (WCAG 1.4.12)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await atRest(page);
        await adopt(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
               word-spacing: 0.16em !important; }
           p { margin-bottom: 2em !important; }`,
        );
        await expectNothingLost(page);
      });
    }
  });
}

test('at 400 % zoom every link of the open menu can be brought into sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPortfolio(page);
  await press(page, 'Menu');
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 0.99 });
  }
});
