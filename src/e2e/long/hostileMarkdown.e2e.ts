import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseBody } from '../../content/markdown/parseBody.ts';
import { createBodyElements } from '../../sections/reading/PostText.tsx';
import { ATTACKS, hostileBody } from '../../test/data/hostileMarkdown.ts';
import { expect, test } from '../test.ts';

const BODIES_A_PAGE = 500;

test('hostile Markdown runs nothing, even without a policy', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  page.on('dialog', () => expect.soft('a dialog').toBe('none'));
  await page.route(/\/(?!hostile)[^/]*$/, (route) => route.fulfill({ body: '' }));
  const bodies = [...ATTACKS, ...fc.sample(hostileBody, { numRuns: 2_000, seed: 12 })];
  for (let start = 0; start < bodies.length; start += BODIES_A_PAGE) {
    const html = bodies
      .slice(start, start + BODIES_A_PAGE)
      .map(
        (text) => `<div>${renderToStaticMarkup(createBodyElements(parseBody(text).tree))}</div>`,
      );
    await page.route('**/hostile', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><link rel="icon" href="data:,"><main>${html.join('')}</main>`,
      }),
    );
    await page.goto(`${baseURL}hostile`);
    // Each body stays in place and creates nothing outside it.
    await expect(page.locator('main > div')).toHaveCount(html.length);
    await expect(page.locator('script, iframe, object, embed, form, [style]')).toHaveCount(0);
  }
});
