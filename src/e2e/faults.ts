import { type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
import { PLACEHOLDER_HOSTS } from '../content/images.ts';
import { demoOwner as owner } from '../content/demo.ts';
import { SECTIONS as TABLE } from '../sections/sections.ts';

/** The anchor of every section of the public page and its heading. */
export const SECTIONS = TABLE.map(({ id, heading = owner.name }) => [id, heading] as const);

/** Where a browser asks for one of the chunks that the site is built of. */
export const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js(\\?|$)`);

/**
 * What the console says of a file that did not come, and of a chunk that was therefore not run. Not what it says of an
 * exception that nobody caught: whoever fetches a chunk answers for its not coming.
 */
export const MISSING_FILE =
  /^console error: .*(Failed to load resource|Failed to fetch dynamically imported module)/;

/** Answers every request for a picture in place of the hosts. */
export const answerPictures = (place: Page | BrowserContext, answer: (route: Route) => unknown) =>
  place.route((url) => PLACEHOLDER_HOSTS.includes(url.origin), answer);

/** Keeps the answers to some requests back until they are released; those that come later are answered the same way. */
export async function hold(page: Page, wanted: RegExp | ((url: URL) => boolean)) {
  const held: Route[] = [];
  let answer: (route: Route) => unknown = (route) => held.push(route);
  await page.route(wanted, (route) => answer(route));
  return {
    count: () => held.length,
    release: async (how: (route: Route) => Promise<void>) => {
      answer = how;
      await Promise.all(held.map(how));
    },
  };
}

/** Answers the first request for a chunk as a host does that does not have it; from the second on the chunk is there. */
export const failOnce = (page: Page, name: string) =>
  page.route(chunk(name), (route) => route.fulfill({ status: 404, body: 'Not found' }), {
    times: 1,
  });

/** Loses every request for a chunk. */
export const lose = (page: Page, name: string) => page.route(chunk(name), (route) => route.abort());

/** Goes to another screen without a page load. No link leads to the admin area: the way there is the browser's history. */
export async function goWithinApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    history.pushState(null, '', '/');
    history.back();
  }, path);
}

const pressed = (button: Locator, isPressed: boolean) =>
  expect(button).toHaveAttribute('aria-pressed', String(isPressed));

/** Presses what a visitor can press on the public page: it answers. */
export async function expectControlsToWork(page: Page): Promise<void> {
  const music = page.getByRole('region', { name: 'Music and Sound' });
  const play = music.getByRole('button', { name: /^Play / });
  await play.first().click();
  await pressed(play.first(), true);
  await play.last().click();
  await pressed(play.last(), true);
  await pressed(play.first(), false);

  const like = music.getByRole('button', { name: /^Like / }).first();
  await like.click();
  await pressed(like, true);

  const carousel = page.getByRole('region', { name: 'More Projects' });
  await expect(carousel.getByText('1 of 2')).toBeVisible();
  await carousel.getByRole('button', { name: 'Next projects' }).click();
  await expect(carousel.getByText('2 of 2')).toBeVisible();
  await expect(carousel.getByRole('group', { name: '2 of 2' })).toBeInViewport();
}

/** The texts within a part of the page that cannot be seen. The links over a project's picture come with the pointer. */
export const unseenTexts = (part: Locator) =>
  part.evaluate((root) =>
    [...root.querySelectorAll(':is(header, main, footer, section) *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeValue?.trim()))
      .filter((element) => !/^(Live site|Source) of /.test(element.closest('a')?.textContent ?? ''))
      .filter((element) => {
        const isBox = getComputedStyle(element).display !== 'contents';
        return !(isBox ? element : element.parentElement)?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        });
      })
      .map((element) => element.textContent),
  );

/** How much two screenshots of the same size differ: the widest gap of a colour channel, 0 to 255. */
export async function difference(context: BrowserContext, ...shots: [Buffer, Buffer]) {
  // A page of its own: the policy of the site takes no data URLs.
  const desk = await context.newPage();
  const gap = await desk.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return [...(canvas?.getImageData(0, 0, image.width, image.height).data ?? [])];
        }),
      );
      const [one = [], other = []] = pixels;
      return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
    },
    shots.map((shot) => shot.toString('base64')),
  );
  await desk.close();
  return gap;
}
