import type { Locator, Page } from '@playwright/test';
import { demoOwner as owner } from '../content/demo.ts';
import { adopt, atRest, openPortfolio, openTab, openWhole, slideShown } from './a11y.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is animated', async ({ page }) => {
    await openWhole(page);
    await press(page, /^Play/);
    const animations = () => page.evaluate(() => document.getAnimations().length);
    expect(await animations()).toBe(0);
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeHidden();
    await openTab(page, 'Music');
    await press(page, 'Add Track');
    expect(await animations()).toBe(0);
  });

  test('springs jump to their end', async ({ page }) => {
    await openPortfolio(page);
    const next = page.getByRole('button', { name: 'Next projects' });
    await next.scrollIntoViewIfNeeded();
    // Every place that the slide is seen at, frame by frame.
    const places = await next.evaluate(async (button: HTMLElement) => {
      const seen = new Set<number>();
      const slide = document.querySelector('[aria-roledescription="slide"]');
      button.click();
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(Math.round(slide?.getBoundingClientRect().x ?? 0));
      }
      return [...seen];
    });
    await slideShown(page, '2 of 2');
    expect(places.length, 'from its old place straight to its new one').toBeLessThanOrEqual(2);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const width of [360, 1280]) {
    test(`a control in sight pauses what floats, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await openPortfolio(page);
      await atRest(page);
      const pause = page.getByRole('button', { name: 'Pause motion' });
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
      await expect.poll(moves).toBe(true);
      await pause.click();
      await expect(pause).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(moves).toBe(false);
      await pause.click();
      await expect.poll(moves).toBe(true);
    });
  }
});

/** How a control looks by itself, with neither the pointer nor the focus on it. */
async function look(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await control.screenshot({ animations: 'disabled' })).toString('base64');
}

test.describe('in forced colours', () => {
  test.use({
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
  });

  test('what is pressed, selected or current looks it', async ({ page }) => {
    await openWhole(page);
    for (const name of [/^Play/, /^Like/]) {
      const button = page.getByRole('button', { name }).first();
      const before = await look(page, button);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect.soft(await look(page, button), String(name)).not.toBe(before);
    }
    const home = page.getByRole('navigation').getByRole('link', { name: 'Home' });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(home).toHaveAttribute('aria-current', 'location');
    const current = await look(page, home);
    await page.locator('#music').evaluate((it) => it.scrollIntoView());
    await expect(home).not.toHaveAttribute('aria-current');
    expect.soft(await look(page, home), 'current link').not.toBe(current);

    await openTab(page, 'Overview');
    // That the words of the selected tab stand further right tells nobody anything.
    await adopt(page, '[role=tab] { font-size: 0 !important; }');
    const overview = page.getByRole('tab', { name: 'Overview' });
    const selected = await look(page, overview);
    await page.getByRole('tab', { name: 'Music' }).click();
    expect.soft(await look(page, overview), 'selected tab').not.toBe(selected);
  });

  test('the bar of a meter shows how far it is filled', async ({ page }) => {
    await openWhole(page);
    const [least] = owner.skills
      .flatMap(({ skills }) => skills)
      .toSorted((a, b) => a.level - b.level);
    const filled = (least?.level ?? 0) / 100;
    const meter = page.getByRole('meter', { name: least?.name ?? '' });
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

  test('headings, borders of buttons and the focus stand out', async ({ page }) => {
    await openWhole(page);
    const faint = await page.evaluate(() => {
      const isCanvas = (colour: string) => {
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'Canvas';
        const canvas = getComputedStyle(probe).color;
        probe.remove();
        return colour === canvas || /^rgba.*, 0\)$/.test(colour);
      };
      return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, main button')]
        .filter((it) => {
          if (!it.checkVisibility()) return false;
          it.focus();
          const { color, borderTopColor, borderTopWidth, outlineStyle, outlineColor } =
            getComputedStyle(it);
          if (isCanvas(color)) return true;
          if (!it.matches('button')) return false;
          const isFramed = !isCanvas(borderTopColor) && Number.parseFloat(borderTopWidth) >= 1;
          const isRinged = outlineStyle === 'solid' && !isCanvas(outlineColor);
          return !it.closest('[inert]') && !(isFramed && isRinged);
        })
        .map((it) => it.textContent);
    });
    expect(faint).toEqual([]);
  });
});
