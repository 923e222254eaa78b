import { test as base } from '@playwright/test';
import { demoPassword } from '../content/demo.ts';
import { PLACEHOLDER_HOSTS } from '../content/images.ts';
import { PIXEL } from '../test/chromium.ts';
import { demoOwner as owner } from '../test/data/demoOwner.ts';

export { expect } from '@playwright/test';
export { owner };

/** The errors of a page. They fail the test, unless it allows them. */
interface PageErrors {
  /** Console messages, exceptions, and requests to other hosts. */
  seen: string[];
  /** Ignores matching errors from now on. */
  allow: (pattern: RegExp) => void;
}

const PICTURE = Buffer.from(PIXEL, 'base64');

/** The browser's hint if a script lays out hidden content. Playwright's queries, which have no URL, may do so. */
const HIDDEN_LAYOUT = /^Rendering was performed in a subtree hidden by content-visibility/;

/**
 * Playwright's `test` without a network. Answers the placeholder service, and fails on any console message, exception or
 * request to another host.
 */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ context, baseURL }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) seen.push(text);
      };
      await context.route(
        (url) => !baseURL?.startsWith(url.origin),
        async (route) => {
          const { origin } = new URL(route.request().url());
          if (PLACEHOLDER_HOSTS.includes(origin)) {
            await route.fulfill({ body: PICTURE, contentType: 'image/png' });
          } else {
            note(`request to another host: ${route.request().url()}`);
            await route.abort();
          }
        },
      );
      context.on('console', (message) => {
        const isFromQuery = !message.location().url && HIDDEN_LAYOUT.test(message.text());
        if (!isFromQuery) note(`console ${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => note(`exception: ${error.error().message}`));
      await use({ seen, allow: (pattern) => void allowed.push(pattern) });
      base.expect(seen, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** The account of the demo. */
export const OWNER = { email: owner.email, password: demoPassword };
