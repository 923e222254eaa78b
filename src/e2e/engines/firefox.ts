import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import { call, DEAD_PROXY, type Engine, EngineMissing, listen, WINDOW } from './engine.ts';

const PROGRAMS = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Firefox, over WebDriver BiDi.
 * @throws EngineMissing that says what to install.
 */
export async function startFirefox(): Promise<Engine> {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path));
  if (!executablePath) {
    throw new EngineMissing('Install firefox-esr, or set FIREFOX_PATH to its program.');
  }
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: WINDOW,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': DEAD_PROXY.host,
      'network.proxy.http_port': DEAD_PROXY.port,
      'network.proxy.ssl': DEAD_PROXY.host,
      'network.proxy.ssl_port': DEAD_PROXY.port,
    },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(call(listen));
  // Accepts the warning before leaving the page, as with unexported changes.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    async open(url) {
      await page.goto(url);
    },
    run: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
