import type { Locator, Page } from '@playwright/test';
import { openDashboard } from '../helpers/owner.ts';
import { atRest, open, press, SECTIONS } from '../helpers/page.ts';
import { addStyles, expectNothingLost, layOutAll } from '../helpers/seen.ts';
import { expect, test } from '../test.ts';

const SCREENS: Record<string, (page: Page) => Promise<unknown>> = {
  'public page': open,
  'sign-in': (page) => open(page, 'admin'),
  'form of a post': async (page) => {
    await openDashboard(page, 'Blog Posts');
    await press(page, 'New Post');
  },
  'form of a track': async (page) => {
    await openDashboard(page, 'Music');
    await press(page, 'Add Track');
    await press(page, 'Save Track');
  },
  'unknown address': (page) => open(page, 'nothing-here'),
};

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

for (const [name, openScreen] of Object.entries(SCREENS)) {
  test(`the ${name} loses nothing at 320 px and with spaced text, and its targets are large enough`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    await openScreen(page);
    const names = async () => (await controls(page)).map((it) => it.name);
    const before = await names();
    await page.setViewportSize({ width: 320, height: 256 });
    await atRest(page);
    await expectNothingLost(page);
    const after = await names();
    // The open menu keeps from the page.
    if (after.includes('Menu')) {
      await press(page, 'Menu');
      await expectNothingLost(page);
      after.push(...(await names()));
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
      await press(page, 'Menu');
    }
    expect(after).toEqual(expect.arrayContaining(before));
    const small = (await controls(page)).filter(({ width, height }) => width < 24 || height < 24);
    expect(small, 'targets below 24 px').toEqual([]);

    // WCAG 1.4.12.
    await page.setViewportSize({ width: 360, height: 800 });
    const spaced = 'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em';
    const css = `* { ${spaced.replaceAll(';', ' !important;')} !important } p { margin-bottom: 2em !important }`;
    await addStyles(page, css);
    await expectNothingLost(page);
  });
}

test('no word of the contact links is broken, and the controls of a track are in one row', async ({
  page,
}) => {
  await open(page);
  await layOutAll(page);
  const cards = page.locator('#music article');
  await expect(cards).toHaveCount(6);
  for (const width of [320, 1024, 1075]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('#contact dl a')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(new Set(heights).size, `one line each at ${width} px`).toBe(1);
    for (const card of await cards.all()) {
      const centre = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      };
      const like = await centre(card.getByRole('button', { name: /^Like/ }));
      expect(await centre(card.getByRole('link', { name: /^Listen/ }))).toBeCloseTo(like, 0);
      const [edge, duration] = [await card.boundingBox(), card.getByText(/^\d:\d\d$/)];
      const box = await duration.boundingBox();
      expect((edge?.x ?? 0) + (edge?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(
        30,
      );
    }
  }
});

test('on a phone held sideways the button to the work is on the first screen', async ({ page }) => {
  await open(page);
  for (const [width, height] of [
    [740, 360],
    [667, 375],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    await atRest(page);
    await expect(page.getByRole('link', { name: 'View My Work' })).toBeInViewport({ ratio: 1 });
  }
});

test('the page uses the room of a very wide window', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await open(page);
  const grid = await page.locator('#projects article').first().boundingBox();
  expect(grid?.width).toBeGreaterThan(0.6 * 2560);
  const size = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
  expect(await page.evaluate(size)).toBeGreaterThan(20);
});

test('with letters of twice the size everything fits and is reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const expectFit = async () => {
    await expectNothingLost(page);
    const narrow = await page
      .locator('h1, h2, h3, h4, a, button, article, label, input, textarea')
      .evaluateAll((all) =>
        all
          .filter((it) => it.checkVisibility() && !it.closest('[inert]'))
          .filter((it) => it.clientWidth > 0 && it.scrollWidth > it.clientWidth + 1)
          .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
      );
    expect(narrow, 'elements whose content is wider than they are').toEqual([]);
  };
  await open(page);
  const fontSize = () => getComputedStyle(document.documentElement).fontSize;
  expect(await page.evaluate(fontSize)).toBe('32px');
  await expectFit();
  for (const [anchor, heading] of SECTIONS) {
    await press(page, 'Menu');
    const link = page.getByRole('navigation').locator(`li [href="#${anchor}"]`);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport();
  }
  await openDashboard(page);
  for (const [tab, opener] of [
    ['Blog Posts', 'New Post'],
    ['Music', 'Add Track'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await press(page, opener);
    await expectFit();
  }
});

for (const [what, text, width] of [
  ['a word without end', 'Donaudampfschifffahrt'.repeat(10), 360],
  ['Arabic', 'شعر.', 1280],
] as const) {
  test(`${what} is written well in every card, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await layOutAll(page);
    const texts = page
      .locator('main article :is(h3, h4, p:not(:has(*)), [aria-label="Technologies"] li)')
      .filter({ hasNotText: 'Featured Article' });
    await texts.evaluateAll((all, given) => {
      for (const each of all) each.textContent = given;
    }, text);
    expect(await texts.count()).toBeGreaterThan(40);
    const outside = await page.locator('main article *').evaluateAll((all) =>
      all
        // The names of links are wider than what shows of them.
        .filter((each) => each.getBoundingClientRect().width > 1)
        .filter((each) => {
          const card = each.closest('article')?.getBoundingClientRect();
          return each.getBoundingClientRect().right > (card?.right ?? 0) + 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(outside).toEqual([]);
    if (what !== 'Arabic') return;
    // From right to left: the full stop stands left of the first letter.
    const directions = await texts.evaluateAll((all) =>
      all.map(({ firstChild }) => {
        const leftOf = (index: number) => {
          const range = document.createRange();
          if (firstChild) range.setStart(firstChild, index);
          if (firstChild) range.setEnd(firstChild, index + 1);
          return range.getBoundingClientRect().left;
        };
        return leftOf(0) > leftOf(3) ? 'right to left' : 'left to right';
      }),
    );
    expect(new Set(directions)).toEqual(new Set(['right to left']));
  });
}
