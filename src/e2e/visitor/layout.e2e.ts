import type { Page } from '@playwright/test';
import Color from 'color';
import sharp from 'sharp';
import { open, press, section, waitForMotionEnd, waitForSlide } from '../helpers/page.ts';
import { SCREENS } from '../helpers/screens.ts';
import { addStyles, expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test } from '../test.ts';

/** The names of the visible controls. */
const findControls = (page: Page) =>
  page
    .locator(':is(a, button, input, textarea):not([inert] *)')
    .evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility({ visibilityProperty: true }))
        .map((it) => it.getAttribute('aria-label') ?? (it.textContent || it.getAttribute('name'))),
    );

/** WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

for (const [name, openScreen] of Object.entries(SCREENS)) {
  test(`the ${name} shows all text at 320 px and with wide spacing`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 404/);
    await openScreen(page);
    const before = await findControls(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await waitForMotionEnd(page);
    await expectNoOverflow(page);
    const after = await findControls(page);
    const hasMenu = after.includes('Menu');
    if (hasMenu) await press(page, 'Menu');
    await expectNoOverflow(page);
    // The open menu covers the page.
    const findAll = async () => [...after, ...(await findControls(page))];
    await expect.poll(findAll).toEqual(expect.arrayContaining(before));
    if (hasMenu) {
      for (const link of await page.getByRole('navigation').getByRole('link').all()) {
        await link.focus();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
      await press(page, 'Menu');
    }

    await page.setViewportSize({ width: 360, height: 800 });
    await addStyles(page, TEXT_SPACING);
    await expectNoOverflow(page);
  });
}

test('the name stays beside the text under text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await addStyles(page, TEXT_SPACING);
  const getLeft = (it: Element) => it.getBoundingClientRect().left;
  const getRight = (it: Element) => it.getBoundingClientRect().right;
  const end = await page.locator('.hero-text p').evaluate(getRight);
  const start = await page.locator('h1 > :nth-last-child(2)').evaluate(getLeft);
  expect(start).toBeGreaterThan(end);
});

/** The boxes of the names of skills, of their text alone. */
const nameBoxes = (page: Page) =>
  page.locator('.fader-name').evaluateAll((all) =>
    all.map((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getBoundingClientRect();
    }),
  );

test('the names of skills are in one row, and do not touch', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await open(page);
  const names = await nameBoxes(page);
  expect(new Set(names.map(({ top }) => top)).size).toBe(1);
  for (const [index, { left }] of names.slice(1).entries())
    expect(left - (names[index]?.right ?? 0)).toBeGreaterThan(4);
});

test('long names of skills without levels stay in their columns', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await open(page);
  await page.locator('.fader-name').evaluateAll((all) => {
    for (const name of all) {
      name.textContent = 'Internationalization';
      name.closest('li')?.replaceChildren(name);
    }
  });
  const columns = await page
    .locator('.desk li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect()));
  for (const [index, { left, right }] of (await nameBoxes(page)).entries()) {
    expect(left).toBeGreaterThanOrEqual(columns[index]?.left ?? 0);
    expect(right).toBeLessThanOrEqual(columns[index]?.right ?? 0);
  }
});

test('names of skills begin at one height, with levels or without', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const names = page.locator('.desk article:first-child .fader-name');
  await names.evaluateAll((all: HTMLElement[]) => {
    for (const name of all.slice(1, 4)) {
      name.textContent = 'Continuous Integration';
      // Like the name of a skill without a level, which is a `div`.
      name.style.display = 'block';
      name.closest('li')?.replaceChildren(name);
    }
  });
  const tops = await names.evaluateAll((all) =>
    all.map((name) => Math.round(name.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test('a right-to-left page mirrors arrows, bars and the dot of the brand', async ({ page }) => {
  await open(page);
  const title = page.getByRole('heading', { level: 3 }).first();
  await expect(title).toHaveCSS('unicode-bidi', 'plaintext');
  await page.evaluate(() => (document.dir = 'rtl'));
  for (const text of [title, page.locator('.hero li').first()])
    await expect(text, 'it may begin with a Latin name').toHaveCSS('unicode-bidi', 'isolate');
  await expect(title, 'letters of Arabic are joined').toHaveCSS('letter-spacing', 'normal');
  await press(page, /^Play/);
  await expect(page.locator('#music article [data-turning]').first()).toHaveCSS('translate', /^-/);
  await expect(page.locator('[aria-label="Next projects"] svg')).toHaveCSS('scale', '-1 1');
  await page.setViewportSize({ width: 390, height: 640 });
  const rail = page.locator('[role=meter] > span:last-child').first();
  await expect
    .poll(() => rail.evaluate((it) => getComputedStyle(it, '::before').clipPath))
    .toMatch(/^inset\(0px 0px 0px \d/);
  const skill = page.locator('.fader-name').first();
  await expect(skill, 'Latin, at the start of its row').toHaveCSS('text-align', 'right');
  const brand = page.locator('header a').first();
  const gap = await brand.evaluate((link) => getComputedStyle(link, '::after').marginRight);
  expect(gap).toBe('4px');
  await press(page, 'Next projects');
  await waitForSlide(page, '2 of 2');
});

test('bold words show in scripts that the typefaces lack', async ({ page }) => {
  await open(page);
  const measure = (weight: string) =>
    page.evaluate((fontWeight) => {
      const word = document.createElement('span');
      Object.assign(word.style, { position: 'absolute', fontWeight });
      word.textContent = 'Μουσική και ήχος';
      document.querySelector('main')?.append(word);
      return word.getBoundingClientRect().width;
    }, weight);
  expect(await measure('700')).toBeGreaterThan(await measure('400'));
});

test('the labels of a track are for screen readers alone', async ({ page }) => {
  await open(page);
  const label = section(page, 'Music and Sound').getByText('Artist', { exact: true }).first();
  expect((await label.boundingBox())?.width).toBe(1);
});

test('the controls of a track stay in place when its record comes out', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const track = section(page, 'Music and Sound').getByRole('article').first();
  const like = track.getByRole('button', { name: /^Like/ });
  await like.scrollIntoViewIfNeeded();
  const place = await like.boundingBox();
  await track.getByRole('button', { name: /^Play/ }).click();
  await expect(track).toHaveAttribute('data-tone', 'night');
  expect(await like.boundingBox()).toEqual(place);
});

test('the whole card of a project leads to it, and shows its picture in its own colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const card = page.locator('#projects article').nth(1);
  const picture = card.locator('[data-cover]');
  const readTint = () => picture.evaluate((it) => getComputedStyle(it, '::after').opacity);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(readTint).toBe('0.85');
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 9];
  await page.mouse.move(x, y);
  await expect.poll(readTint).toBe('0');
  const isLink = ([left, top]: readonly [number, number]) =>
    document.elementFromPoint(left, top)?.matches('h3 > a');
  expect(await page.evaluate(isLink, [x, y] as const)).toBe(true);
});

test('the large record stays in view beside the tracks', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const music = section(page, 'Music and Sound');
  const record = music.locator('[data-turning]').last();
  const track = music.getByRole('article').nth(3);
  for (const block of ['end', 'center'] as const) {
    await track.evaluate((it, to) => it.scrollIntoView({ block: to, behavior: 'instant' }), block);
    expect((await record.boundingBox())?.y, 'in the middle below the bar').toBeCloseTo(100, -2);
  }
});

test('the record of the contact section lies behind its text', async ({ page }) => {
  await open(page);
  await expect(page.locator('#contact [data-turning]')).toHaveCSS('z-index', '-1');
});

test('the links over a picture have a contrast of 4.5 on a white picture', async ({ page }) => {
  const white = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await page.route(/picsum/, (route) => route.fulfill({ body: white, contentType: 'image/png' }));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  const card = page.locator('#projects article').nth(1);
  await card.getByRole('heading').hover();
  const source = card.getByRole('link', { name: /^Source/ });
  const text = await source.evaluate((link) => getComputedStyle(link).color);
  await addStyles(
    page,
    'article a { color: transparent !important; border-color: transparent !important }',
  );
  await expect(source).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  const { channels } = await sharp(await source.screenshot()).stats();
  const palest = Color.rgb(channels.map(({ max }) => max));
  expect(Color(text).contrast(palest)).toBeGreaterThan(4.5);
});
