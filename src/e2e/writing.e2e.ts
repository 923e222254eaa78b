import type { Page } from '@playwright/test';
import { openWhole } from './a11y.ts';
import { expect, test } from './test.ts';

/** What an owner writes into the cards of the public page. */
const texts = (page: Page) =>
  page
    .locator('main article :is(h3, h4, p:not(:has(*)), [aria-label="Technologies"] li)')
    .filter({ hasNotText: 'Featured Article' });

/** Puts a text in place of all that stands in the cards. */
const write = (page: Page, text: string) =>
  texts(page).evaluateAll((all, given) => {
    for (const each of all) each.textContent = given;
  }, text);

for (const width of [360, 768, 1280]) {
  test(`a word without end stays in its card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openWhole(page);
    await write(page, 'Donaudampfschifffahrt'.repeat(10));
    const outside = await page.locator('main article *').evaluateAll((all) =>
      all
        // The names of links are wider than what shows of them.
        .filter((each) => each.getBoundingClientRect().width > 1)
        .filter((each) => {
          const card = each.closest('article')?.getBoundingClientRect();
          return each.getBoundingClientRect().right > (card?.right ?? 0) + 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(outside).toEqual([]);
  });
}

test('Arabic runs from right to left, its full stop at the end', async ({ page }) => {
  await openWhole(page);
  await write(page, 'شعر.');
  const places = await texts(page).evaluateAll((all) =>
    all.map((each) => {
      const leftOf = (sign: number) => {
        const range = document.createRange();
        if (each.firstChild) {
          range.setStart(each.firstChild, sign);
          range.setEnd(each.firstChild, sign + 1);
        }
        return range.getBoundingClientRect().left;
      };
      return leftOf(0) > leftOf(3);
    }),
  );
  expect(places.length).toBeGreaterThan(40);
  expect(new Set(places)).toEqual(new Set([true]));
});
