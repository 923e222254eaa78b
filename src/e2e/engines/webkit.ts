import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { call, DEAD_PROXY, type Engine, EngineMissing, listen, WINDOW } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';
const BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
/** The port of the last started driver. */
let port = 20_000 + (process.pid % 20_000);

/** Starts the driver on a virtual screen. Returns its URL, and a function that ends both. */
async function startDriver() {
  port += 1;
  // In its own process group, so that the virtual screen can be ended with the driver.
  const driver = spawn(SCREEN, ['-a', DRIVER, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => driver.kill() && driver.pid && process.kill(-driver.pid);
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    await pause(100);
    const answer = await fetch(`${url}/status`).catch(() => null);
    if (answer?.ok) return { url, stop };
  }
  throw new Error('WebKitWebDriver does not answer.');
}

/** Starts a browser. Tries several times, because the driver hangs now and then when it starts one. */
async function startBrowser(binary: string, tries = 4) {
  const httpProxy = `${DEAD_PROXY.host}:${DEAD_PROXY.port}`;
  const { url, stop } = await startDriver();
  const started = new Builder()
    .usingServer(url)
    .withCapabilities({
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      proxy: { proxyType: 'manual', httpProxy, sslProxy: httpProxy, noProxy: ['localhost'] },
    })
    .forBrowser('MiniBrowser')
    .build();
  const browser = await Promise.race([started, pause(30_000)]).catch(() => undefined);
  if (browser) return browser;
  stop();
  if (tries === 1) throw new Error('WebKitWebDriver starts no browser.');
  return startBrowser(binary, tries - 1);
}

/**
 * WebKitGTK, over WebDriver: the same engine as Safari's.
 * @throws EngineMissing that says what to install.
 */
export async function startWebkit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary || !existsSync(DRIVER) || !existsSync(SCREEN)) {
    throw new EngineMissing('Install webkit2gtk-driver and xvfb.');
  }
  const browser = await startBrowser(binary);
  await browser
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const run = (expression: string) => browser.executeScript(`return ${expression};`);
  return {
    async open(url) {
      await browser.get(url);
      await run(call(listen));
    },
    run,
    close: () => browser.quit(),
  };
}
