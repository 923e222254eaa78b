import type { Page, Route } from '@playwright/test';

/** Matches the URLs of a chunk. */
export const chunk = (name: string) => new RegExp(`/assets/${name}-[\\w-]+\\.js(\\?|$)`);

/**
 * The console messages for a file that failed to load, and for a chunk skipped because of it. Not those for an
 * uncaught exception: code that imports a chunk must handle its failure.
 */
export const MISSING_FILE = /^console error: .*(Failed to load resource|Failed to fetch)/;

/** Holds matching requests until `release` answers them. Later ones are then answered at once, in the same way. */
export async function holdRequests(page: Page, wanted: RegExp | ((url: URL) => boolean)) {
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

/** Answers the first request for a chunk with 404, and later ones with the chunk. */
export const failOnce = (page: Page, name: string) =>
  page.route(chunk(name), (route) => route.fulfill({ status: 404, body: 'Not found' }), {
    times: 1,
  });

/** Aborts every request for a chunk. */
export const abortChunk = (page: Page, name: string) =>
  page.route(chunk(name), (route) => route.abort());

/** Wraps every text in `main`, as a translator does. React replaces a page that it hydrates after that. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const translation = document.createElement('mark');
      text.parentNode?.replaceChild(translation, text);
      translation.append(text);
    }
  });

/** The console message for a page that React replaced, because its markup differs. */
export const TRANSLATED = /Minified React error #418/;

/** Goes to another screen without a page load. Uses the browser's history, because no link leads to the admin area. */
export async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    history.pushState(null, '', '/');
    history.back();
  }, path);
}
