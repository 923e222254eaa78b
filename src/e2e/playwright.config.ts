import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, getChromium } from '../test/chromium.ts';
import { OWN_TEST_SITE, TEST_SITE } from './testSites.ts';

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? String(address.port) : '';
}

/** If `E2E_PORT` is set, tests run against the site served there, if there is one. */
const isPortNamed = Boolean(process.env['E2E_PORT']);
// Kept in the environment, because each worker reads this file again and inherits it.
const PORT = (process.env['E2E_PORT'] ??= await findFreePort());

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
  testDir: '.',
  testMatch: process.env['SCREENSHOTS'] ? '**/screenshots.ts' : TESTS,
  testIgnore: isLong ? [] : '**/long/**',
  outputDir: REPORT,
  reporter: [['list'], ['json', { outputFile: `${REPORT}.json` }]],
  fullyParallel: true,
  // Long, so that a busy machine does not fail a test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  use: {
    baseURL: `http://localhost:${PORT}/`,
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
    command: `npx vite build --mode ${TEST_SITE.mode} && npx vite build --mode ${OWN_TEST_SITE.mode} && npm run preview -- --mode test --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    timeout: 600_000,
    reuseExistingServer: isPortNamed,
  },
});
