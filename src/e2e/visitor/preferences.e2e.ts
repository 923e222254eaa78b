import type { Page } from '@playwright/test';
import { openDashboard } from '../helpers/owner.ts';
import { button, open, press, SECTIONS, waitForMotionEnd, waitForSlide } from '../helpers/page.ts';
import { expectNoOverflow } from '../helpers/visibility.ts';
import { expect, test } from '../test.ts';

test('reduced motion stops every animation and spring', async ({ page }) => {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      console.error('A view transition has started.');
      throw new Error('A view transition has started.');
    };
  });
  await open(page);
  // Moves the circles of other visitors.
  await page.mouse.move(9, 400);
  await expect(page.locator('.circles-behind')).toHaveCSS('translate', 'none');
  await press(page, /^Play/);
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-behavior', 'auto');
  const countAnimations = () => page.evaluate(() => document.getAnimations().length);
  expect(await countAnimations()).toBe(0);
  await expect(button(page, 'Pause motion')).toBeHidden();
  const next = button(page, 'Next projects');
  await next.scrollIntoViewIfNeeded();
  /** Presses the button. Returns the number of positions of the first slide over 40 frames. */
  const countPlaces = () =>
    next.evaluate(async (control: HTMLElement) => {
      const seen = new Set<number>();
      const slide = document.querySelector('[aria-roledescription="slide"]');
      // A changed preference reaches the page at the start of a frame.
      await new Promise(requestAnimationFrame);
      control.click();
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(slide?.getBoundingClientRect().x ?? 0));
      }
      return seen.size;
    });
  expect(await countPlaces(), 'from its old place straight to its new one').toBeLessThanOrEqual(2);
  await waitForSlide(page, '2 of 2');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(html).toHaveCSS('scroll-behavior', 'smooth');
  expect(await countPlaces(), 'on its way back').toBeGreaterThan(2);
  await waitForSlide(page, '1 of 2');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page, 'Music');
  await press(page, 'Add Track');
  expect(await countAnimations()).toBe(0);
});

test('a visible control pauses all endless motion, also of a playing track', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await waitForMotionEnd(page);
  const pause = button(page, 'Pause motion');
  // On a phone the first section is taller than the window.
  await pause.scrollIntoViewIfNeeded();
  await expect(pause).toBeInViewport({ ratio: 1 });
  /** Whether anything in the hero moves between frames. */
  const moves = () =>
    page.evaluate(async () => {
      const things = [...document.querySelectorAll('#home [aria-hidden] > span, #home a')];
      const places = () => things.map((it) => it.getBoundingClientRect().y).join();
      const before = places();
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      return places() !== before;
    });
  const circle = page.locator('#home[data-placed] [aria-hidden] > span').first();
  const chevron = page.getByRole('link', { name: 'On to skills and expertise' });
  for (const floating of [circle, chevron])
    await expect(floating).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(page.locator('.circles').first()).toHaveCSS('animation-duration', '0.8s');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(circle, 'out of view').toHaveCSS('animation-play-state', 'paused');
  await pause.scrollIntoViewIfNeeded();
  for (const isPaused of [false, true, false]) {
    await expect(pause).toHaveAttribute('aria-pressed', String(isPaused));
    await expect.poll(moves).toBe(!isPaused);
    await pause.click();
  }
  await press(page, /^Play/);
  /** Whether anything moves for ever, and whether the dot of the brand is part of it. */
  const moving = () =>
    page.evaluate(() => {
      const endless = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => effect)
        .filter((effect) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
      const isInBar = (effect: AnimationEffect | null) =>
        effect instanceof KeyframeEffect && !!effect.target?.closest('header');
      return [endless.length > 0, endless.some(isInBar)];
    });
  await expect.poll(moving).toEqual([false, false]);
  await pause.click();
  await expect.poll(moving).toEqual([true, true]);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('levels show, and no copy of the name', async ({ page }) => {
    await open(page);
    await expect(page.locator('.circles').filter({ visible: true })).toHaveCount(0);
    const rail = page.getByRole('meter').first().locator('> span:last-child');
    const readEdge = (it: Element) => getComputedStyle(it, '::before').borderTopWidth;
    expect(Number.parseFloat(await rail.evaluate(readEdge))).toBeGreaterThan(5);
  });

  for (const [screen, visit] of [
    ['public page', open],
    ['dashboard', (page: Page) => openDashboard(page, 'Blog Posts')],
  ] as const) {
    test(`headings, button edges and focus stand out on the ${screen}`, async ({ page }) => {
      await visit(page);
      const current = page.locator('nav [aria-current], [role=tab][aria-selected=true]');
      const readMark = (it: Element) => getComputedStyle(it, '::after').borderTopWidth;
      expect(await current.evaluate(readMark)).not.toBe('0px');
      // Switches to keyboard focus.
      await page.keyboard.press('Tab');
      const faint = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'Canvas';
        const canvas = getComputedStyle(probe).color;
        probe.remove();
        const isFaint = (colour: string) => colour === canvas || /^rgba.*, 0\)$/.test(colour);
        const parts = document.querySelectorAll<HTMLElement>(
          ':is(h1, h2, h3, h4, main button:not([role=tab])):not([inert] *)',
        );
        return [...parts]
          .filter((it) => it.checkVisibility())
          .filter((it) => {
            it.focus();
            const style = getComputedStyle(it);
            if (isFaint(style.color) || !it.matches('button')) return isFaint(style.color);
            const isFramed = Number.parseFloat(style.borderTopWidth) >= 1;
            const isRinged = style.outlineStyle === 'solid' && !isFaint(style.outlineColor);
            return !isFramed || isFaint(style.borderTopColor) || !isRinged;
          })
          .map((it) => it.textContent);
      });
      expect(faint).toEqual([]);
    });
  }
});

test('every section prints in full, in dark text', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await open(page);
  await waitForMotionEnd(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // A part fixed to the window would repeat on each sheet.
  const shown = page.locator('body *').filter({ visible: true });
  const fixed = await shown.evaluateAll((all) =>
    all.filter((it) => getComputedStyle(it).position === 'fixed').map((it) => it.textContent),
  );
  expect(fixed).toEqual([]);

  const picture = page.locator('main img').first();
  await picture.evaluate((it) => it.setAttribute('data-loading', ''));
  await expect(picture, 'before its load event').toHaveCSS('opacity', '1');

  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(SECTIONS.length);
  for (const section of await sections.all()) {
    const isLaidOut = await section
      .locator(':is(p, li, dd):not(form *)')
      // Icons say nothing on paper.
      .filter({ hasText: /\S/ })
      .last()
      .evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }));
    expect(isLaidOut).toBe(true);
  }
  await expect(page.getByRole('button'), 'controls without a use on paper').toHaveCount(0);
  await expectNoOverflow(page);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const pale = await page.locator('h1, h2, h3, h4, p, li, dt, dd, label').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility())
      // Less than about 5:1 on white.
      .filter((it) => {
        const parts = getComputedStyle(it).color.match(/[\d.]+/g) ?? [];
        const [red = 0, green = 0, blue = 0] = parts.map(Number);
        return 0.3 * red + 0.6 * green + 0.1 * blue > 115;
      })
      .map((it) => it.textContent.slice(0, 30)),
  );
  expect(pale).toEqual([]);
});
