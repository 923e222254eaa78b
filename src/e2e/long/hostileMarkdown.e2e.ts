import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseBody } from '../../content/markdown/parseBody.ts';
import { bodyElements } from '../../sections/reading/bodyElements.ts';
import { ATTACKS, hostileBody } from '../../test/data/hostileMarkdown.ts';
import { expect, test } from '../test.ts';

const BODIES = 2_000;
const BODIES_A_PAGE = 500;

const POLICY = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const render = (text: string) => renderToStaticMarkup(bodyElements(parseBody(text).tree));

for (const policy of [undefined, POLICY]) {
  test(`no body of a post runs anything, ${policy ? 'under a policy' : 'without one'}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    // The message of a policy that had something to stop would fail the test, as would an open dialog.
    page.on('dialog', () => expect.soft('a dialog').toBe('none'));
    const bodies = [...ATTACKS, ...fc.sample(hostileBody, { numRuns: BODIES, seed: 12 })];
    for (let start = 0; start < bodies.length; start += BODIES_A_PAGE) {
      const html = bodies.slice(start, start + BODIES_A_PAGE).map(render);
      await page.route('**/hostile', (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          headers: policy ? { 'Content-Security-Policy': policy } : {},
          body: `<!doctype html><link rel="icon" href="data:,"><main>${html.map((body) => `<div>${body}</div>`).join('')}</main>`,
        }),
      );
      await page.route(/\/(?!hostile)[^/]*$/, (route) => route.fulfill({ body: '' }));
      await page.goto(`${baseURL}hostile`);
      // Each body stays in its own place, and nothing else comes into being.
      await expect(page.locator('main > div')).toHaveCount(html.length);
      await expect(page.locator('script, iframe, object, embed, form, [style]')).toHaveCount(0);
    }
  });
}
