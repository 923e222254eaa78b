import { AxeBuilder } from '@axe-core/playwright';
import { TOURS } from './helpers/axeTours.ts';
import { atRest } from './helpers/page.ts';
import { expect, test } from './test.ts';

const isLong = Boolean(process.env['LONG']);
const WIDTHS = isLong ? [360, 1280] : [360];
const MOTIONS = isLong ? (['no-preference', 'reduce'] as const) : (['reduce'] as const);

for (const width of WIDTHS) {
  for (const reducedMotion of MOTIONS) {
    test.describe(`axe at ${width} px, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion } });

      for (const [tour, states] of Object.entries(TOURS)) {
        test(`finds nothing wrong with ${tour}`, async ({ page, pageErrors }) => {
          // A page that is not there, and chunks that do not come, leave a message in the console.
          pageErrors.allow(/status of 404|ERR_FAILED|Failed to (load|fetch)|error/i);
          for (const { name, only = width, part = 'html', reach } of states) {
            if (only !== width) continue;
            await reach(page);
            await atRest(page);
            const { violations } = await new AxeBuilder({ page })
              .include(part)
              // Every rule that is on by itself, best practices too, and the one of WCAG 2.2 that is not.
              .options({ rules: { 'target-size': { enabled: true } } })
              .analyze();
            const found = violations.map(({ id, nodes }) => [
              id,
              ...nodes.map(({ html }) => html.slice(0, 200)),
            ]);
            expect.soft(found, name).toEqual([]);
          }
        });
      }
    });
  }
}
