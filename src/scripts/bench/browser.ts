import { launch, type Browser, type Page } from 'puppeteer-core';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../test/chromium.ts';

/** One transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** @throws Error if no Chromium is installed. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found: install one, or set CHROMIUM_PATH to its program.');
  }
  return launch({ executablePath, args: CHROMIUM_FLAGS });
}

/**
 * Opens a page without a network: answers requests for placeholder images with one pixel.
 * @throws Error, in an event handler, on a request to any other host.
 */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { origin } = new URL(request.url);
    if (!PLACEHOLDER_HOSTS.includes(origin)) throw new Error(`Unexpected request: ${request.url}`);
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/png' }],
      body: PIXEL,
    };
    // Fails if the page has closed meanwhile, which is harmless.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return page;
}
