import { SCREENS } from './helpers/screens.ts';
import { layOutAll } from './helpers/visibility.ts';
import { test } from './test.ts';

// `npm run screenshots -- -g form` captures only the screens with `form` in their name.
for (const [screen, openScreen] of Object.entries(SCREENS))
  for (const width of [320, 360, 768, 1024, 1280, 1920, 2560])
    test(`${screen} ${width}`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page);
      await layOutAll(page);
      await page.screenshot({ path: `reports/screenshots/${screen}-${width}.png`, fullPage: true });
    });
