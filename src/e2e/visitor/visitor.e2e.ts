import {
  button,
  ERROR_COLOR,
  expectScrolledTo,
  open,
  press,
  section,
  SECTIONS,
  waitForSlide,
} from '../helpers/page.ts';
import { expect, owner, test } from '../test.ts';

const [, ...BELOW_HERO] = SECTIONS;

// As for most visitors: with springs and floating circles.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(({ page }) => open(page));

test('each bar link leads to its section, and Back to the previous one', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [anchor, heading] of BELOW_HERO) {
    const link = bar.locator(`li [href="#${anchor}"]`);
    await link.click();
    await expectScrolledTo(section(page, heading));
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
  await page.goBack();
  await expectScrolledTo(section(page, BELOW_HERO.at(-2)?.[1] ?? ''));
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  // Too high for the last section to reach the top.
  await page.setViewportSize({ width: 1280, height: 2500 });
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expect(bar.locator('[aria-current]')).toHaveAttribute('href', '#contact');
});

test('bar links are behind a menu button below 704 pixels', async ({ page }) => {
  for (const [width, isWide] of [
    [703, false],
    [704, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button(page, 'Menu')).toBeVisible({ visible: !isWide });
    await expect(page.locator('nav li [href="#music"]')).toBeVisible({ visible: isWide });
    if (isWide) continue;
    await button(page, 'Menu').click();
    await expect(page.locator('html'), 'below the open menu').toHaveCSS('overflow-y', 'hidden');
    await button(page, 'Menu').click();
  }
});

test('the height of the page is true before any scroll', async ({ page }) => {
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('[data-laid-out]').waitFor();
  const height = await getHeight();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await getHeight()).toBe(height);
});

test('covers out of view are drawn, for captures of the whole page', async ({ page }) => {
  await page.locator('[data-laid-out]').waitFor();
  const isDrawn = (image: Element) => image.checkVisibility({ contentVisibilityAuto: true });
  const images = await page.locator('main [data-cover] img').all();
  expect(images.length).toBeGreaterThan(10);
  for (const image of images) expect(await image.evaluate(isDrawn)).toBe(true);
});

test('find in page scrolls to its text, even before any other scroll', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Without the layout after three seconds (`layOutBands.ts`).
  await page.addInitScript(`const { setTimeout: wait } = window;
    window.setTimeout = (run, ms, ...args) => (ms === 3_000 ? 0 : wait(run, ms, ...args));`);
  for (const heading of ['Music and Sound', 'Get In Touch']) {
    await open(page);
    await page.evaluate(`find('${heading}')`);
    await page.locator('[data-laid-out]').waitFor();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
  }
});

test('a control that gets the focus comes into view, even before any other scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const control of ['View All Tracks', 'Send Message']) {
    await open(page);
    const scrolled = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('scrollend', () => resolve(), { once: true });
        }),
    );
    await button(page, control).focus();
    await scrolled;
    await expect(button(page, control)).toBeInViewport({ ratio: 1 });
  }
});

test('a field with an error is below the bar, with its label', async ({ page }) => {
  const name = page.getByText('Name', { exact: true });
  await name.evaluate((label) => label.scrollIntoView({ behavior: 'instant' }));
  await page.mouse.wheel(0, 60);
  await press(page, 'Send Message');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect.poll(async () => (await name.boundingBox())?.y).toBeGreaterThan(72);
  await expect(page.getByText('Name is required.')).toHaveCSS('color', ERROR_COLOR);
  const cells = page.locator('.ruled-panel div:has(> label)');
  const readEdge = (cell: Element) => getComputedStyle(cell).outlineColor;
  const before = await cells.last().evaluate(readEdge);
  await page.getByLabel('Message').fill('Rooms');
  await page.getByLabel('Name').focus();
  await expect.poll(() => cells.last().evaluate(readEdge)).not.toBe(before);
});

test('a long message scrolls below its label', async ({ page }) => {
  const message = page.getByLabel('Message');
  await message.scrollIntoViewIfNeeded();
  const label = await page.getByText('Message', { exact: true }).boundingBox();
  const { y = 0 } = (await message.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((label?.y ?? NaN) + (label?.height ?? NaN));
});

test('the bar has a background only beyond 50 pixels of scroll', async ({ page }) => {
  const read = (property: string) =>
    page
      .getByRole('banner')
      .evaluate((bar, name) => getComputedStyle(bar, '::before').getPropertyValue(name), property);
  expect(await read('background-color')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await read('backdrop-filter')).toContain('blur');
  for (const y of [0, 51, 50]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await expect.poll(() => read('opacity')).toBe(y > 50 ? '1' : '0');
  }
});

test('the hero is as high as the window, and its name fades in first', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1500 });
  const hero = page.locator('#home');
  expect((await hero.boundingBox())?.height).toBe(1500);
  // Each entrance waits and fades within its keyframes: from "0%, 25%" to "65%, 100%" of two seconds.
  const fades = await hero.locator('*').evaluateAll((all) => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return all
      .map((part) => getComputedStyle(part))
      .filter((style) => style.animationIterationCount === '1' && style.animationDuration === '2s')
      .map(({ animationName }) => {
        const rise = rules.find(
          (it) => it instanceof CSSKeyframesRule && it.name === animationName,
        );
        const shares = rise?.cssText.match(/[\d.]+%/g)?.map(Number.parseFloat) ?? [];
        return shares.slice(1, 3).map((share) => (share / 50).toFixed(1));
      });
  });
  expect(fades).toEqual([
    ['0.5', '1.3'],
    ['0.9', '1.7'],
    ['1.0', '1.8'],
    ['1.2', '2.0'],
  ]);
});

test('skill bars empty at the first scroll, fill once, and stay filled out of view', async ({
  page,
}) => {
  const { name = '', level = 0 } = owner.skills[0]?.skills[0] ?? {};
  const meter = page.getByRole('meter', { name });
  const filled = `round(down, ${level}%`;
  // The bar is clipped above the last whole tick below its level.
  const clip = () =>
    meter
      .locator('> span:last-child')
      .evaluate((rail) => getComputedStyle(rail, '::before').clipPath);
  expect(await clip(), 'before any scroll').toContain(filled);
  await page.mouse.wheel(0, 1);
  await expect.poll(clip, 'before it is seen').toContain('calc(100% + ');
  await meter.scrollIntoViewIfNeeded();
  await expect.poll(clip).toContain(filled);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Contact' }).click();
  await expectScrolledTo(section(page, 'Get In Touch'));
  expect(await clip()).toContain(filled);
});

test('skill bars fill at a zoom of 400%, where the window is much lower than a long group', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 200 });
  const group = page.locator('article:has([role="meter"])').first();
  // As high as with 16 skills.
  await group.evaluate(({ style }) => (style.minHeight = '1100px'));
  await page.mouse.wheel(0, 1);
  await expect(group).not.toHaveAttribute('data-filled');
  await group.getByRole('meter').first().scrollIntoViewIfNeeded();
  await expect(group).toHaveAttribute('data-filled');
});

test('the carousel does not snap while it slides, even during a second slide', async ({ page }) => {
  const next = button(page, 'Next projects');
  await next.scrollIntoViewIfNeeded();
  const snapped = await next.evaluate(async (control: HTMLElement) => {
    const pages = [...document.querySelectorAll('[aria-roledescription="slide"]')];
    const strip = pages[0]?.parentElement ?? document.body;
    const nextFrame = () => new Promise(requestAnimationFrame);
    const isBetweenPages = () => {
      const padding = Number.parseFloat(getComputedStyle(strip).paddingLeft);
      const x = strip.getBoundingClientRect().x + padding;
      return pages.every((each) => Math.abs(each.getBoundingClientRect().x - x) > 2);
    };
    control.click();
    while (!isBetweenPages()) await nextFrame();
    control.click();
    const seen: string[] = [];
    for (let frame = 0; frame < 60; frame += 1) {
      await nextFrame();
      if (isBetweenPages()) seen.push(getComputedStyle(strip).scrollSnapType);
    }
    return seen;
  });
  expect(new Set(snapped)).toEqual(new Set(['none']));
});

test('the carousel wraps without scrolling past all pages', async ({ page }) => {
  await button(page, 'Next projects').scrollIntoViewIfNeeded();
  const strip = page.locator('div:has(> [aria-roledescription="slide"])');
  const rest = async (slide: string) => {
    await waitForSlide(page, slide);
    await expect(strip).not.toHaveCSS('scroll-snap-type', 'none');
  };
  await press(page, 'Next projects');
  await rest('2 of 2');
  for (const [name, shown] of [
    ['Next projects', '1 of 2'],
    ['Previous projects', '2 of 2'],
  ] as const) {
    const wrap = strip.evaluate(async (element) => {
      const end = element.scrollWidth - element.clientWidth;
      const seen: number[] = [];
      for (let frame = 0; frame < 60; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(element.scrollLeft);
      }
      return seen.filter((left) => left > 1 && left < end - 1).length;
    });
    await press(page, name);
    expect(await wrap, 'frames between the pages').toBe(0);
    await rest(shown);
  }
});

test('one row shows its picture: the hovered, the focused or the first', async ({ page }) => {
  const rows = section(page, 'Latest Articles').locator('div > article:not(:only-of-type)');
  const pictures = rows.locator('> [data-cover]');
  const shown = () =>
    pictures.evaluateAll((all) => all.map((it) => Number(getComputedStyle(it).opacity)));
  await rows.nth(1).scrollIntoViewIfNeeded();
  await expect.poll(shown).toEqual([1, 0, 0, 0, 0]);
  await rows.nth(3).getByRole('button').focus();
  await expect.poll(shown).toEqual([0, 0, 0, 1, 0]);
  await rows.nth(2).getByRole('heading').hover();
  await expect.poll(shown).toEqual([0, 0, 1, 0, 0]);
});
