import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWhole } from './a11y.ts';
import { expect, test } from './test.ts';

const FILE = join(import.meta.dirname, 'tree.aria.yml');

/** The placeholder posts are dated by the day of the build: any date will do. */
const withoutDates = (tree: string) =>
  tree.replace(/- time: .*/g, String.raw`- time: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/`);

// With the control that pauses motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the public page reads as tree.aria.yml says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWhole(page);
  // Playwright does not know that what is inert is not in the tree.
  await page.locator('[inert]').evaluateAll((all) => all.forEach((it) => (it.ariaHidden = 'true')));
  const body = page.locator('body');
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    writeFileSync(FILE, `${withoutDates(await body.ariaSnapshot())}\n`);
  }
  // The whole of it: by itself the matcher passes over what is there beyond the snapshot.
  const tree = readFileSync(FILE, 'utf8');
  await expect(body).toMatchAriaSnapshot(`- /children: deep-equal\n${tree}`);
});
