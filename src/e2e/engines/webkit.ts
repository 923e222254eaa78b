import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { call, DEAD_PROXY, type Engine, EngineMissing, listen, WINDOW } from './engine.ts';

const DRIVER = process.env['WEBKIT_DRIVER_PATH'] ?? '/usr/bin/WebKitWebDriver';
const BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** Longest wait for the driver to start a browser, in milliseconds: it may hang. */
const TIMEOUT_MS = 30_000;
/** The port of the last started driver. */
let port = 20_000 + (process.pid % 20_000);

/** Starts the driver on a virtual screen. Returns its URL, and a function that ends both. */
async function startDriver() {
  port += 1;
  // In its own process group, so that the virtual screen can be ended with the driver.
  const driver = spawn('xvfb-run', ['-a', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  driver.unref();
  const stop = () => driver.kill() && driver.pid && process.kill(-driver.pid);
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(100);
    const isUp = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, stop };
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/**
 * WebKitGTK, over WebDriver: the same engine as Safari's.
 * @throws EngineMissing that says what to install.
 */
export async function startWebkit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(DRIVER) || !existsSync('/usr/bin/xvfb-run')) {
    throw new EngineMissing('Install webkit2gtk-driver and xvfb.');
  }
  const httpProxy = `${DEAD_PROXY.host}:${DEAD_PROXY.port}`;
  const { url: server, stop } = await startDriver();
  const started = new Builder()
    .usingServer(server)
    .withCapabilities({
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      proxy: { proxyType: 'manual', httpProxy, sslProxy: httpProxy, noProxy: ['localhost'] },
    })
    .forBrowser('MiniBrowser')
    .build();
  const waiting = new AbortController();
  const late = pause(TIMEOUT_MS, undefined, { signal: waiting.signal }).then(() => {
    stop();
    throw new Error('WebKitWebDriver starts no browser.');
  });
  // The loser of the race has no listener left.
  started.catch(() => undefined);
  late.catch(() => undefined);
  const driver = await Promise.race<WebDriver>([started, late]);
  waiting.abort();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const run = (expression: string) => driver.executeScript(`return ${expression};`);
  return {
    async open(url) {
      await driver.get(url);
      await run(call(listen));
    },
    run,
    click: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: () => driver.quit(),
  };
}
