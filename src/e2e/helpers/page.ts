import type { Locator, Page } from '@playwright/test';
import { expect, owner } from '../test.ts';

/** The colour of errors, as browsers compute it. */
export const ERROR_COLOR = 'rgb(255, 90, 82)';

/** The top of a section's heading after a jump to it, in pixels: 36 below the fixed bar. */
export const HEADING_TOP = 72 + 36;

/** A long post of the test site with own content: it has code, a table and footnotes. */
export const LONG_POST = {
  title: 'A compiler taught me to write shorter songs',
  path: 'blog/a-compiler-taught-me-to-write-shorter-songs/',
};

/** The anchor and heading of every section of the public page. The anchor is also the label of its link. */
export const SECTIONS = [
  ['home', owner.name],
  ['about', 'Skills and Expertise'],
  ['projects', 'Featured Work'],
  ['music', 'Music and Sound'],
  ['blog', 'Latest Articles'],
  ['contact', 'Get In Touch'],
] as const;

/** Runs in the page: whether React has hydrated every section. It sets a property on each element before the commit. */
export function isHydrated() {
  const parts = [...document.querySelectorAll('main, main > *')];
  return (
    parts.length > 0 &&
    parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  );
}

/** Waits until React has hydrated every section, and has run its effects: the main thread is idle after them. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  const waitForIdle = () =>
    new Promise((resolve) => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve);
      else setTimeout(resolve, 100);
    });
  // Fails if a test reloads the page meanwhile.
  await page.evaluate(waitForIdle).catch(() => undefined);
}

/** Opens a path of the site and waits until it is hydrated. */
export async function open(page: Page, path = ''): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** A section of the public page, by its heading. */
export const section = (page: Page, heading: string) => page.getByRole('region', { name: heading });

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses the first button whose name contains or matches this. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** The titles of the cards in a part of the page, from the top. */
export const titles = (part: Locator) => part.getByRole('article').getByRole('heading');

export const card = (part: Locator, title: string) =>
  part
    .getByRole('article')
    .filter({ has: part.page().getByRole('heading', { name: title, exact: true }) });

export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Waits for the end of finite motion (entrance, transitions, springs), but not of scroll-driven animations. */
export async function waitForMotionEnd(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );
}

/** Waits until the carousel has scrolled to a slide. */
export async function waitForSlide(page: Page, name: string): Promise<void> {
  const carousel = section(page, 'More Projects');
  const slide = carousel.getByRole('group', { name });
  await expect
    .poll(async () => (await slide.boundingBox())?.x)
    .toBeCloseTo((await carousel.boundingBox())?.x ?? Number.NaN, 0);
}

/** Asserts that a section is scrolled to, its heading 36 px below the fixed bar. */
export async function expectScrolledTo(part: Locator): Promise<void> {
  const distance = async () => (await part.locator('h2').first().boundingBox())?.y ?? Infinity;
  await expect.poll(async () => Math.abs((await distance()) - HEADING_TOP)).toBeLessThanOrEqual(1);
}

/** Asserts that the controls of the public page work. */
export async function expectControlsToWork(page: Page): Promise<void> {
  const music = section(page, 'Music and Sound');
  for (const name of [/^Play /, /^Like /]) {
    const toggle = music.getByRole('button', { name }).first();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
  const carousel = section(page, 'More Projects');
  await carousel.getByRole('button', { name: 'Next projects' }).click();
  await expect(carousel.getByRole('group', { name: '2 of 2' })).toBeInViewport();
}
