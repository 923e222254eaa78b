import type { Locator, Page } from '@playwright/test';
import { demoOwner as owner } from '../content/demo.ts';
import { focusFault, openPortfolio, slideShown, tabTo } from './a11y.ts';
import { expect, test } from './test.ts';

/** Walks through the page by one key, to its end or so many stops far; names every stop. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 100): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    if ((await focusFault(page)) === null) break;
    // The window follows the focus smoothly, and what hover uncovers fades in.
    await expect.poll(() => focusFault(page), { intervals: [50] }).toBe('');
    stops.push(
      await page
        .locator(':focus')
        .evaluate((it) => it.getAttribute('aria-label') ?? it.textContent),
    );
  }
  return stops;
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`at ${width} px every stop of Tab is in sight, forth and back, with a visible ring`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await openPortfolio(page);
    const forth = await walk(page, 'Tab');
    expect(forth[0]).toBe('Skip to content');
    expect(forth.at(-1)).toBe('Back to top');
    const controls = page.locator('a, button, input, textarea').filter({ visible: true });
    const inert = page.locator('[inert] :is(a, button)');
    expect(forth).toHaveLength((await controls.count()) - (await inert.count()));
    expect(await walk(page, 'Shift+Tab', forth.length)).toEqual([...forth].reverse());
  });
}

test('the skip link leads past the navigation', async ({ page }) => {
  await openPortfolio(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View My Work' })).toBeFocused();
});

test('a link of the bar takes the keyboard along to its section', async ({ page }) => {
  await openPortfolio(page);
  await tabTo(page, page.getByRole('link', { name: 'Contact', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: owner.email })).toBeFocused();
});

test('the menu is a disclosure: it opens, closes and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPortfolio(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const blog = page.getByRole('navigation').getByRole('link', { name: 'Blog' });
  await tabTo(page, menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(blog).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const list = page.locator(`[id="${(await menu.getAttribute('aria-controls')) ?? ''}"]`);
  await expect(list.getByRole('link')).toHaveCount(6);
  await tabTo(page, blog);
  await page.keyboard.press('Escape');
  await expect(blog).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'View My Work' }));
  await expect(blog, 'the menu closes when it is left').toBeHidden();

  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, blog);
  await page.keyboard.press('Enter');
  await expect(blog, 'the menu closes when a link is chosen').toBeHidden();
  await expect(page.getByRole('heading', { name: 'Latest Articles' })).toBeInViewport();
});

test('the carousel is a labelled region that says where it is and hides what it does not show', async ({
  page,
}) => {
  await openPortfolio(page);
  const carousel = page.getByRole('region', { name: 'More Projects' });
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const position = carousel.getByText(/^\d of 2$/);
  await expect(position).toHaveAttribute('aria-live', 'polite');
  const next = carousel.getByRole('button', { name: 'Next projects' });
  const slides = carousel.locator('[aria-roledescription="slide"]');

  /** Only one slide is there for a screen reader, and it is the one in sight. */
  async function expectSlide(name: string) {
    await expect(position).toHaveText(name);
    await slideShown(page, name);
    for (const slide of await slides.all()) {
      const isShown = (await slide.getAttribute('aria-label')) === name;
      expect(await slide.evaluate((it: HTMLElement) => it.inert)).toBe(!isShown);
    }
  }

  await expect(slides).toHaveCount(2);
  await tabTo(page, next);
  await expectSlide('1 of 2');
  await page.keyboard.press('Enter');
  await expectSlide('2 of 2');
  await page.keyboard.press('Space');
  await expectSlide('1 of 2');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectSlide('2 of 2');
  await expect(carousel.getByRole('button', { name: 'Previous projects' })).toBeFocused();
});

test('play and like are toggle buttons that name their track', async ({ page }) => {
  await openPortfolio(page);
  const [first, second] = await page.locator('#music').getByRole('article').all();
  const titleOf = async (track?: Locator) =>
    (await track?.getByRole('heading').textContent()) ?? '';
  const toggle = async (act: string, track?: Locator) =>
    page.getByRole('button', { name: `${act} ${await titleOf(track)}`, exact: true });
  const playFirst = await toggle('Play', first);
  const playSecond = await toggle('Play', second);
  const likeFirst = await toggle('Like', first);

  await expect(playFirst).toHaveAttribute('aria-pressed', 'false');
  await tabTo(page, playFirst);
  await page.keyboard.press('Enter');
  await expect(playFirst).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await expect(likeFirst).toBeFocused();
  await expect(likeFirst).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(likeFirst).toHaveAttribute('aria-pressed', 'true');

  await tabTo(page, playSecond);
  await page.keyboard.press('Space');
  await expect(playSecond).toHaveAttribute('aria-pressed', 'true');
  await expect(playFirst).toHaveAttribute('aria-pressed', 'false');
  await expect(likeFirst).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(playSecond).toHaveAttribute('aria-pressed', 'false');
});
