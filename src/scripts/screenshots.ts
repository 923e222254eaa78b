import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { PLACEHOLDER_HOSTS } from '../content/images.ts';
import { openDashboard, signIn } from '../e2e/helpers/owner.ts';
import { open } from '../e2e/helpers/page.ts';
import { layOutAll } from '../e2e/helpers/seen.ts';
import { CHROMIUM_FLAGS, getChromium } from '../test/chromium.ts';
import { serveBuiltSite } from './bench/builtSite.ts';
import { drawPhotographs } from './photographs.ts';

// Captures every route and state in eight window sizes, with drawn covers; states with pictures also with photographs.
// `npm run screenshots -- menu-360` captures only those whose names begin with `menu-360`.
const FOLDER = 'reports/screenshots';
const [wanted = ''] = process.argv.slice(2);
const WINDOWS = [
  [320, 800],
  [360, 800],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Scrolls to every card that is shown, so that skills fill, and waits for its picture. */
async function passEveryCard(page: Page) {
  await layOutAll(page);
  for (const card of await page.locator('main article:not([inert] *)').all()) {
    await card.scrollIntoViewIfNeeded();
    const pictures = card.locator('img');
    await pictures.evaluateAll((images: HTMLImageElement[]) =>
      Promise.allSettled(images.map((image) => image.decode())),
    );
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Each brings a new page into the state. */
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
  'wrong-password': async (page) => {
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

/** Captured as one viewport; the others as the full page. */
const IN_WINDOW = new Set(['first', 'menu', 'playing', 'contact-errors', 'deleted']);

/** Captured with photographs too. */
const WITH_PICTURES = new Set(['portfolio', 'playing']);

const photographs = await drawPhotographs();
const site = await serveBuiltSite('test');
const browser = await chromium.launch({ executablePath: getChromium(), args: CHROMIUM_FLAGS });

/** Answers the placeholder service with photographs, if wanted, and aborts all other requests to other hosts. */
const answerHosts = (context: BrowserContext, hasPhotographs: boolean) =>
  context.route(
    (url) => !site.url.startsWith(url.origin),
    (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (!hasPhotographs || !PLACEHOLDER_HOSTS.includes(origin)) return route.abort();
      return route.fulfill({
        body: photographs[crc32(pathname) % photographs.length] ?? '',
        contentType: 'image/png',
      });
    },
  );

const shots = WINDOWS.flatMap(([width, height]) =>
  Object.entries(STATES).flatMap(([state, reach]) =>
    (WITH_PICTURES.has(state) ? [false, true] : [false]).map((hasPhotographs) => {
      const name = `${state}-${width}${hasPhotographs ? '-photographs' : ''}`;
      return { name, state, reach, viewport: { width, height }, hasPhotographs };
    }),
  ),
).filter(({ name }) => name.startsWith(wanted));

for (const { name, state, reach, viewport, hasPhotographs } of shots) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport,
    reducedMotion: 'reduce',
  });
  await answerHosts(context, hasPhotographs);
  const page = await context.newPage();
  await reach(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: !IN_WINDOW.has(state) });
  await context.close();
}
await browser.close();
await site.close();
console.log(`${shots.length} pictures in ${FOLDER}`);
process.exit();
