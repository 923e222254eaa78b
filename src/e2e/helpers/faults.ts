import type { BrowserContext, Page, Route } from '@playwright/test';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';

/** Where a browser asks for one of the chunks that the site is built of. */
export const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js(\\?|$)`);

/**
 * What the console says of a file that did not come, and of a chunk that was therefore not run. Not what it says of an
 * exception that nobody caught: whoever fetches a chunk answers for its not coming.
 */
export const MISSING_FILE =
  /^console error: .*(Failed to load resource|Failed to fetch)/;

/** Whether an address is that of a placeholder picture. */
export const isPicture = (url: URL) => PLACEHOLDER_HOSTS.includes(url.origin);

/** Answers every request for a picture in place of the hosts. */
export const answerPictures = (place: Page | BrowserContext, answer: (route: Route) => unknown) =>
  place.route(isPicture, answer);

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

/** Answers the first request for a chunk as a host does that no longer has it; from the second on the chunk is there. */
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
