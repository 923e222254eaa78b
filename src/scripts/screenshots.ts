import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { getChromium } from '../e2e/getChromium.ts';
import { openDashboard, signIn } from '../e2e/helpers/owner.ts';
import { open } from '../e2e/helpers/page.ts';
import { CHROMIUM_FLAGS } from '../test/chromium.ts';
import { serveBuiltSite } from './bench/builtSite.ts';

// Every route and state at four widths, as pictures to look at. Out of reach as they are, the image hosts show what
// visitors see then: drawn covers.
const FOLDER = 'reports/screenshots';
const WIDTHS = [360, 768, 1280, 1920];
const HEIGHT = 800;

/** Goes past every card, so that all of them are drawn: skills fill and pictures come where the visitor is. */
async function passEveryCard(page: Page) {
  for (const card of await page.locator('main article').all()) await card.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Brings a fresh page into the state that is shown. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  portfolio: async (page) => {
    await open(page);
    await passEveryCard(page);
  },
  first: (page) => open(page),
  menu: async (page) => {
    await open(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    if (await menu.isVisible()) await menu.click();
  },
  playing: async (page) => {
    await open(page, '#music');
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
  },
  'contact-errors': async (page) => {
    await open(page, '#contact');
    await page.getByRole('button', { name: 'Send Message' }).click();
  },
  'sign-in': (page) => open(page, 'admin'),
  refused: async (page) => {
    await open(page, 'admin');
    await signIn(page, { email: 'someone@example.com', password: 'wrong' });
    await page.getByText('Invalid credentials').waitFor();
  },
  overview: (page) => openDashboard(page),
  posts: async (page) => {
    await openDashboard(page, 'Blog Posts');
    await passEveryCard(page);
  },
  deleted: async (page) => {
    const panel = await openDashboard(page, 'Blog Posts');
    await panel
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
  },
  'post-form': async (page) => {
    const panel = await openDashboard(page, 'Blog Posts');
    await panel.getByRole('button', { name: 'New Post' }).click();
    await panel.getByRole('button', { name: 'Create Post' }).click();
  },
  tracks: async (page) => {
    await openDashboard(page, 'Music');
    await passEveryCard(page);
  },
  'not-found': (page) => open(page, 'nothing-here'),
};

/** States of the public page are taken as the visitor sees them, the rest from top to bottom. */
const IN_WINDOW = new Set(['first', 'menu', 'playing', 'contact-errors', 'deleted']);

const site = await serveBuiltSite('test');
const browser = await chromium.launch({ executablePath: getChromium(), args: CHROMIUM_FLAGS });
for (const width of WIDTHS) {
  for (const [name, reach] of Object.entries(STATES)) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    await context.route(
      (url) => !site.url.startsWith(url.origin),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    await reach(page);
    await page.screenshot({
      path: join(FOLDER, `${name}-${width}.png`),
      fullPage: !IN_WINDOW.has(name),
    });
    await context.close();
  }
}
await browser.close();
await site.close();
console.log(`${WIDTHS.length * Object.keys(STATES).length} pictures in ${FOLDER}`);
process.exit();
