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
          // Of the page that is not there.
          pageErrors.allow(/status of 404/);
          if (tour === 'what does not come') pageErrors.allow(/ERR_FAILED|Failed to fetch|error/i);
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
