import { open } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the first frame lays out only the hero, motion preference ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      new MutationObserver((_, parsing) => {
        const heading = document.querySelector('#about h2');
        if (!heading) return;
        parsing.disconnect();
        let frame = 0;
        const count = () => {
          frame += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        // Without a layout, an element has no height.
        new ResizeObserver(([entry], sizes) => {
          if (!entry?.contentRect.height) return;
          sizes.disconnect();
          document.documentElement.dataset['frame'] = `${frame}`;
        }).observe(heading);
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('data-frame', /^[2-9]$/);
  });
