import type { Page } from '@playwright/test';
import { button, open, section, waitForSlide } from '../helpers/page.ts';
import { layOutAll } from '../helpers/visibility.ts';
import { expect, test } from '../test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

/** Drags a finger from a point this many px to the left. Moves once a frame, so that each move is seen. */
async function swipe(page: Page, x: number, y: number, distance: number) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', [{ x, y }]);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', [{ x: x - (distance * step) / 10, y }]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd', []);
}

test('the carousel follows a finger in step with its buttons', async ({ page }) => {
  await open(page);
  const carousel = section(page, 'More Projects');
  const pages = carousel.locator('[aria-roledescription="slide"]');
  await carousel.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const next = await pages.last().boundingBox();
  expect(next?.x, 'a piece of the next page').toBeLessThan(370);
  const bottoms = await pages.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().bottom)),
  );
  expect(bottoms[0], 'the lower edges of the pages').toBe(bottoms[1]);
  await page.touchscreen.tap((next?.x ?? 0) + 10, (next?.y ?? 0) + 60);
  await waitForSlide(page, '2 of 2');
  await button(page, 'Next projects').tap();
  await waitForSlide(page, '1 of 2');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(button(page, 'Next projects')).toHaveCSS('background-color', transparent);

  // In the first card below the buttons.
  const swipeCards = async (x: number, distance: number) => {
    const box = await button(page, 'Next projects').boundingBox();
    await swipe(page, x, (box?.y ?? 0) + 120, distance);
  };
  await swipeCards(330, 220);
  await waitForSlide(page, '2 of 2');
  await expect(carousel.getByText('2 of 2')).toBeVisible();
  await swipeCards(60, -220);
  await waitForSlide(page, '1 of 2');
  await expect(carousel.getByText('1 of 2')).toBeVisible();
});

test('every control is at least 44 px high', async ({ page }) => {
  await open(page);
  await layOutAll(page);
  const low = await page.locator('a, button, input, textarea').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility() && !it.closest('[inert]'))
      // A project's title link covers its whole card.
      .filter((it) => !it.matches('article :is(h3, h4) a') && it.clientHeight < 44)
      .filter((it) => it.getBoundingClientRect().height < 44)
      .map((it) => it.textContent),
  );
  expect(low).toEqual([]);
});
