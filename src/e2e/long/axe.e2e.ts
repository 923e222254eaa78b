import { axeViolations } from '../helpers/axe.ts';
import { TOURS } from '../helpers/axeTours.ts';
import { atRest } from '../helpers/page.ts';
import { expect, test } from '../test.ts';

for (const width of [360, 1280]) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test.describe(`axe at ${width} px, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion } });

      for (const [tour, states] of Object.entries(TOURS)) {
        test(`finds nothing wrong with ${tour}`, async ({ page, pageErrors }) => {
          // A page that is not there, and chunks that do not come, leave a message in the console.
          pageErrors.allow(/status of 404|ERR_FAILED|Failed to (load|fetch)|error/i);
          for (const { name, only = width, part, reach } of states) {
            if (only !== width) continue;
            await reach(page);
            await atRest(page);
            expect.soft(await axeViolations(page, part), name).toEqual([]);
          }
        });
      }
    });
  }
}
