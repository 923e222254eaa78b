import { AxeBuilder } from '@axe-core/playwright';
import { atRest } from './a11y.ts';
import { TOURS } from './axeTours.ts';
import { expect, test } from './test.ts';

const WIDTHS = [360, 1280];
const MOTIONS = ['no-preference', 'reduce'] as const;

let checked = 0;
test.afterAll(() => console.log(`axe: ${checked} states checked by this worker`));

for (const width of WIDTHS) {
  for (const reducedMotion of MOTIONS) {
    test.describe(`axe at ${width} px, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion } });

      for (const [tour, stops] of Object.entries(TOURS)) {
        test(`finds nothing wrong with ${tour}`, async ({ page, surprises }) => {
          for (const { name, only = width, part = 'html', reach } of stops) {
            if (only !== width) continue;
            await reach(page, surprises);
            await atRest(page);
            const { violations } = await new AxeBuilder({ page })
              .include(part)
              // Every rule that is on by itself, best practices too, and the one of WCAG 2.2 that is not.
              .options({ rules: { 'target-size': { enabled: true } } })
              .analyze();
            checked += 1;
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
