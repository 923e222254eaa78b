import { holdRequests, isPicture, MISSING_FILE } from '../../helpers/faults.ts';
import { expectControlsToWork, open } from '../../helpers/page.ts';
import { layOutAll } from '../../helpers/visibility.ts';
import { expect, test } from '../../test.ts';

for (const [outcome, isShown] of [
  ['late', true],
  ['lost', false],
] as const) {
  test(`${outcome} pictures shift no layout, over a drawn cover`, async ({ page, pageErrors }) => {
    pageErrors.allow(MISSING_FILE);
    const pictures = await holdRequests(page, isPicture);
    await open(page, '#music');
    await expect.poll(pictures.count).toBeGreaterThan(0);
    await expectControlsToWork(page);
    await layOutAll(page);
    const cards = page.locator('main article').filter({ visible: true });
    /** The positions of all cards on the page. */
    const layout = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const { x, y, width, height } = card.getBoundingClientRect();
          return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ');
        }),
      );
    const covers = page.locator('#music [data-cover]');
    await covers.first().scrollIntoViewIfNeeded();
    const before = await layout();
    expect(before.length).toBeGreaterThan(12);
    await pictures.release((route) => (isShown ? route.fallback() : route.abort()).catch(() => {}));
    await expect(covers).toHaveCount(6);
    await expect(covers.first().locator('img')).toHaveCount(isShown ? 1 : 0);
    const drawing = await covers
      .first()
      .evaluate((cover) => getComputedStyle(cover, '::before').backgroundImage);
    expect(drawing).toContain('gradient');
    expect(await layout()).toEqual(before);
  });
}
