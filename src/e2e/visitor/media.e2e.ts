import type { Locator, Page } from '@playwright/test';
import { openDashboard } from '../helpers/owner.ts';
import { atRest, button, open, press, SECTIONS, slideShown } from '../helpers/page.ts';
import { addStyles, expectNothingLost } from '../helpers/seen.ts';
import { expect, owner, test } from '../test.ts';

test('with reduced motion nothing is animated, and springs jump to their end', async ({ page }) => {
  await open(page);
  await press(page, /^Play/);
  const animations = () => page.evaluate(() => document.getAnimations().length);
  expect(await animations()).toBe(0);
  await expect(button(page, 'Pause motion')).toBeHidden();
  const next = button(page, 'Next projects');
  await next.scrollIntoViewIfNeeded();
  /** Presses the button. Returns every place that the first slide is seen at, frame by frame. */
  const places = () =>
    next.evaluate(async (control: HTMLElement) => {
      const seen = new Set<number>();
      const slide = document.querySelector('[aria-roledescription="slide"]');
      // The page is told of a changed preference at the start of a frame.
      await new Promise(requestAnimationFrame);
      control.click();
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(slide?.getBoundingClientRect().x ?? 0));
      }
      return seen.size;
    });
  expect(await places(), 'from its old place straight to its new one').toBeLessThanOrEqual(2);
  await slideShown(page, '2 of 2');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await places(), 'on its way back').toBeGreaterThan(2);
  await slideShown(page, '1 of 2');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page, 'Music');
  await press(page, 'Add Track');
  expect(await animations()).toBe(0);
});

test('a control in sight pauses what floats', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await atRest(page);
  const pause = button(page, 'Pause motion');
  // On a phone the first section is taller than the window.
  await pause.scrollIntoViewIfNeeded();
  await expect(pause).toBeInViewport({ ratio: 1 });
  /** Whether anything in the hero moves from one frame to a later one. */
  const moves = () =>
    page.evaluate(async () => {
      const things = [...document.querySelectorAll('#home [aria-hidden] > span, #home a')];
      const places = () => things.map((it) => it.getBoundingClientRect().y).join();
      const before = places();
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return places() !== before;
    });
  for (const isPaused of [false, true, false]) {
    await expect(pause).toHaveAttribute('aria-pressed', String(isPaused));
    await expect.poll(moves).toBe(!isPaused);
    await pause.click();
  }
});

test.describe('in forced colours', () => {
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });

  /** How a control looks by itself, with neither the pointer nor the focus on it. */
  async function looks(page: Page, control: Locator): Promise<string> {
    await page.mouse.move(0, 0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return (await control.screenshot({ animations: 'disabled' })).toString('base64');
  }

  test('what plays, is pressed, selected or current looks it', async ({ page }) => {
    await open(page);
    for (const name of [/^Play/, /^Like/]) {
      const toggle = page.getByRole('button', { name }).first();
      const before = await looks(page, toggle);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      expect.soft(await looks(page, toggle), String(name)).not.toBe(before);
    }
    const equaliser = page.locator('#music [aria-hidden]:has(> i)');
    const playing = await looks(page, equaliser);
    await addStyles(page, '#music i { visibility: hidden; }');
    expect.soft(await looks(page, equaliser), 'bars of what plays').not.toBe(playing);
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home' });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(home).toHaveAttribute('aria-current', 'location');
    const current = await looks(page, home);
    await page.locator('#music').evaluate((it) => it.scrollIntoView());
    await expect(home).not.toHaveAttribute('aria-current');
    expect.soft(await looks(page, home), 'current link').not.toBe(current);

    await openDashboard(page);
    // That the words of the selected tab stand further right tells nobody anything.
    await addStyles(page, '[role=tab] { font-size: 0 !important; }');
    const overview = page.getByRole('tab', { name: 'Overview' });
    const selected = await looks(page, overview);
    await page.getByRole('tab', { name: 'Music' }).click();
    expect.soft(await looks(page, overview), 'selected tab').not.toBe(selected);
  });

  test('the bar of a meter shows how far it is filled', async ({ page }) => {
    await open(page);
    const skills = owner.skills.flatMap((group) => group.skills);
    const [lowest] = skills.toSorted((a, b) => a.level - b.level);
    const filled = (lowest?.level ?? 0) / 100;
    const meter = page.getByRole('meter', { name: lowest?.name ?? '' });
    await meter.scrollIntoViewIfNeeded();
    const box = await meter.locator('> span').last().boundingBox();
    if (!box) throw new Error('The meter has no bar.');
    const spot = async (share: number, y = box.y + box.height / 2 - 1) => {
      const clip = { x: box.x + box.width * share, y, width: 2, height: 2 };
      return (await page.screenshot({ clip })).toString('base64');
    };
    // One spot lies in what is filled and one in what is not.
    const inside = filled * 0.8;
    expect(await spot(inside)).not.toBe(await spot((1 + filled) / 2));
    expect(await spot(inside), 'apart from the card').not.toBe(await spot(inside, box.y - 6));
  });

  for (const [screen, visit] of [
    ['public page', open],
    ['dashboard', (page: Page) => openDashboard(page, 'Blog Posts')],
  ] as const) {
    test(`on the ${screen} headings, edges of buttons and the focus stand out, and no ring cuts a text`, async ({
      page,
    }) => {
      await visit(page);
      // From here on the focus comes by the keyboard.
      await page.keyboard.press('Tab');
      const faint = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'Canvas';
        const canvas = getComputedStyle(probe).color;
        probe.remove();
        const isFaint = (colour: string) => colour === canvas || /^rgba.*, 0\)$/.test(colour);
        const isCut = ({ scrollWidth, clientWidth }: HTMLElement, style: CSSStyleDeclaration) =>
          scrollWidth > clientWidth ||
          Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.outlineOffset) < 0;
        return [
          ...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, main button:not([role=tab])'),
        ]
          .filter((it) => it.checkVisibility() && !it.closest('[inert]'))
          .filter((it) => {
            it.focus();
            const style = getComputedStyle(it);
            if (isFaint(style.color) || !it.matches('button')) return isFaint(style.color);
            const isFramed = Number.parseFloat(style.borderTopWidth) >= 1;
            const isRinged = style.outlineStyle === 'solid' && !isFaint(style.outlineColor);
            const isEdged = isFramed && !isFaint(style.borderTopColor);
            return !isEdged || !isRinged || isCut(it, style);
          })
          .map((it) => it.textContent);
      });
      expect(faint).toEqual([]);
    });
  }
});

test('on paper every section is there in full, in dark text, and nothing comes on every sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page);
  await atRest(page);
  await page.emulateMedia({ media: 'print' });
  // What is fixed to the window comes again on each sheet.
  const shown = page.locator('body *').filter({ visible: true });
  const fixed = await shown.evaluateAll((all) =>
    all.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.textContent),
  );
  expect(fixed).toEqual([]);

  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(SECTIONS.length);
  for (const section of await sections.all()) {
    const isLaidOut = await section
      .locator(':is(p, li > a):not(form *)')
      .last()
      .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }));
    expect(isLaidOut).toBe(true);
  }
  await expectNothingLost(page);
  // Nobody turns the pages of the carousel.
  const carousel = await page.getByRole('region', { name: 'More Projects' }).boundingBox();
  const slides = page.locator('[aria-roledescription="slide"]');
  await expect(slides).toHaveCount(2);
  for (const slide of await slides.all()) {
    expect((await slide.boundingBox())?.x).toBeCloseTo(carousel?.x ?? Number.NaN, 0);
  }

  const pale = await page
    .locator('h1, h2, h3, h4, p, li, dt, dd, label, a, button')
    .evaluateAll((all) =>
      all
        .filter((it) => {
          const channels = getComputedStyle(it).color.match(/[\d.]+/g) ?? [];
          const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
            const share = Number(channel) / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          return 1.05 / (luminance + 0.05) < 4.5 && it.checkVisibility();
        })
        .map((it) => it.textContent.slice(0, 30)),
    );
  expect(pale, 'texts below a contrast of 4.5 on white').toEqual([]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});
