import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, getChromium } from '../test/chromium.ts';
import { OWN_TEST_SITE, TEST_SITE } from './testSites.ts';

/** The port of the site that is tested: one that is served already, or Vite's choice (`webServer`). */
const PORT = process.env['E2E_PORT'];

/**
 * Turns off the two pages that each window preloads for its address bar: each takes a process and a third of the
 * window's time. The flag replaces Playwright's own list of features, so that list comes first.
 */
const FEATURES_OFF =
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,' +
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay,' +
  'MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,' +
  'ThirdPartyStoragePartitioning,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

/** `npm run test:long`: slow tests, missing or late files, and axe in every state. */
const isLong = Boolean(process.env['LONG']);
const TESTS = isLong ? '**/long/**/*.e2e.ts' : '**/*.e2e.ts';
const REPORT = `../../reports/${isLong ? 'long-e2e' : 'e2e'}`;

/** Tests of the built site, served with the headers of a real host. */
export default defineConfig({
  testMatch: process.env['SCREENSHOTS'] ? '**/screenshots.ts' : TESTS,
  testIgnore: isLong ? [] : '**/long/**',
  outputDir: REPORT,
  reporter: [['list'], ['json', { outputFile: `${REPORT}.json` }]],
  fullyParallel: true,
  // Long, so that a busy machine does not fail a test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  use: {
    baseURL: `http://localhost:${PORT ?? ''}/`,
    launchOptions: {
      executablePath: getChromium(),
      // One process less per browser: a fifth of the time.
      args: [...CHROMIUM_FLAGS, '--in-process-gpu', `--disable-features=${FEATURES_OFF}`],
    },
    // Motion takes half of the time without a graphics card. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces take a third of the time. `npm run test:e2e -- --trace retain-on-failure` turns them on.
    trace: 'off',
  },
  webServer: {
    // Tests of the site with own content serve it themselves (`own/test.ts`).
    command: `npx vite build --mode ${TEST_SITE.mode} && npx vite build --mode ${OWN_TEST_SITE.mode} && npm run preview -- --mode test --port ${PORT ?? 0} --strictPort`,
    cwd: '../..',
    url: PORT && `http://localhost:${PORT}/`,
    // Sets `E2E_PORT` for the workers, which read this file again. Colours would stand between the colon and the port.
    // Playwright would set `FORCE_COLOR` to 1, and Node warns that this overrides `NO_COLOR`.
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
    wait: { stdout: /Local: .*:(?<e2e_port>\d+)/ },
    timeout: 600_000,
    reuseExistingServer: true,
  },
});
