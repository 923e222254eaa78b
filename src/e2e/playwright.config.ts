import { once } from 'node:events';
import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { OWN_TEST_SITE } from '../prerender/testSite.ts';
import { CHROMIUM_FLAGS } from '../test/chromium.ts';
import { getChromium } from './getChromium.ts';

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? String(address.port) : '';
}

/** A port that somebody names may be served already: that site is then visited as it is. */
const isPortNamed = Boolean(process.env['E2E_PORT']);
// The workers read this file again, and have the environment of the process that starts them.
const PORT = (process.env['E2E_PORT'] ??= await findFreePort());

/**
 * Every window prepares two pages for its address bar, which nobody sees here, and each takes a process and a third of
 * the time that the window takes. A second list of features replaces Playwright's own, which therefore stands first.
 */
const FEATURES_OFF = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
].join();

/** `npm run test:long`: what takes minutes, and every state for axe at each width and with each motion. */
const isLong = Boolean(process.env['LONG']);

/** Journeys on the built site, under the headers that a host sends. */
export default defineConfig({
  testDir: '.',
  testMatch: isLong ? ['**/long/*.e2e.ts', '**/axe.e2e.ts'] : '**/*.e2e.ts',
  testIgnore: isLong ? [] : '**/long/**',
  outputDir: '../../reports/e2e',
  reporter: [
    ['list'],
    ['json', { outputFile: `../../reports/${isLong ? 'long-e2e' : 'e2e'}.json` }],
  ],
  fullyParallel: true,
  // A long journey on a busy machine; one that hangs waits longer for its end.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: {
      executablePath: getChromium(),
      args: [...CHROMIUM_FLAGS, `--disable-features=${FEATURES_OFF}`],
    },
    // What floats and springs costs a machine without a graphics card half its time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test takes a third of the time: `npm run test:e2e -- --trace retain-on-failure` gives it.
    trace: 'off',
  },
  webServer: {
    // The second site is served by the tests that visit it (`own/test.ts`).
    command: `npm run build -- --mode test && npx vite build --mode ${OWN_TEST_SITE.mode} && npm run preview -- --mode test --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}/`,
    timeout: 120_000,
    reuseExistingServer: isPortNamed,
  },
});
