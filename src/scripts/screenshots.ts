import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { PLACEHOLDER_HOSTS } from '../content/images.ts';
import { openDashboard, signIn } from '../e2e/helpers/owner.ts';
import { open } from '../e2e/helpers/page.ts';
import { layOutAll } from '../e2e/helpers/seen.ts';
import { CHROMIUM_FLAGS, getChromium } from '../test/chromium.ts';
import { serveBuiltSite } from './bench/builtSite.ts';

// Captures every route and state in eight window sizes with drawn covers; states with pictures also with pale pictures,
// the hardest background for text.
// `npm run screenshots -- menu-360` captures only names that begin with `menu-360`.
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

/** Scrolls to every visible card, so that skill meters fill, and waits for its picture. */
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

const press = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name }).first().click();

/** Each function brings a new page into its state. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  portfolio: async (page) => {
    await open(page);
    await passEveryCard(page);
  },
  first: (page) => open(page),
  menu: async (page) => {
    await open(page);
    if (await page.getByRole('button', { name: 'Menu' }).isVisible()) await press(page, 'Menu');
  },
  playing: async (page) => {
    await open(page, '#music');
    await press(page, /^Play /);
    await press(page, /^Like /);
  },
  'contact-errors': async (page) => {
    await open(page, '#contact');
    await press(page, 'Send Message');
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
  deleted: async (page) => press(await openDashboard(page, 'Blog Posts'), /^Delete/),
  'post-form': async (page) => {
    const panel = await openDashboard(page, 'Blog Posts');
    await press(panel, 'New Post');
    await press(panel, 'Create Post');
  },
  tracks: async (page) => {
    await openDashboard(page, 'Music');
    await passEveryCard(page);
  },
  'not-found': (page) => open(page, 'nothing-here'),
};

/** Captured as one viewport; the others as the full page. */
const IN_WINDOW = new Set(['first', 'menu', 'playing', 'contact-errors', 'deleted']);

/** Captured with pale pictures too. */
const WITH_PICTURES = new Set(['portfolio', 'playing']);

const palePicture = await sharp({
  create: { width: 960, height: 640, channels: 3, background: '#e8ecee' },
})
  .png()
  .toBuffer();
const site = await serveBuiltSite('test');
const browser = await chromium.launch({ executablePath: getChromium(), args: CHROMIUM_FLAGS });

const shots = WINDOWS.flatMap(([width, height]) =>
  Object.entries(STATES).flatMap(([state, reach]) =>
    (WITH_PICTURES.has(state) ? ['', '-pictures'] : ['']).map((pictures) => {
      const name = `${state}-${width}${pictures}`;
      return { name, state, reach, viewport: { width, height }, hasPictures: pictures !== '' };
    }),
  ),
).filter(({ name }) => name.startsWith(wanted));

for (const { name, state, reach, viewport, hasPictures } of shots) {
  const page = await browser.newPage({ baseURL: site.url, viewport, reducedMotion: 'reduce' });
  await page.route(
    (url) => !site.url.startsWith(url.origin),
    (route) =>
      hasPictures && PLACEHOLDER_HOSTS.includes(new URL(route.request().url()).origin)
        ? route.fulfill({ body: palePicture, contentType: 'image/png' })
        : route.abort(),
  );
  await reach(page);
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: !IN_WINDOW.has(state) });
  await page.close();
}
await browser.close();
await site.close();
console.log(`${shots.length} pictures in ${FOLDER}`);
process.exit();
