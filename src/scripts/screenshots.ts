import { chromium, type Page } from '@playwright/test';
import { openDashboard, signIn } from '../e2e/helpers/owner.ts';
import { open, press } from '../e2e/helpers/page.ts';
import { layOutAll } from '../e2e/helpers/seen.ts';
import { CHROMIUM_FLAGS, getChromium } from '../test/chromium.ts';
import { serveBuiltSite } from './bench/builtSite.ts';

// `npm run screenshots -- menu` captures only states that begin with `menu`.
const FOLDER = 'reports/screenshots';
const [wanted = ''] = process.argv.slice(2);
const WIDTHS = [320, 360, 768, 1024, 1280, 1920, 2560];

/** Each function brings a new page into its state. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  portfolio: (page) => open(page),
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
  posts: (page) => openDashboard(page, 'Blog Posts'),
  'post-form': async (page) => {
    await openDashboard(page, 'Blog Posts');
    await press(page, 'New Post');
    await press(page, 'Create Post');
  },
  tracks: (page) => openDashboard(page, 'Music'),
  'not-found': (page) => open(page, 'nothing-here'),
};

const site = await serveBuiltSite('test');
const browser = await chromium.launch({ executablePath: getChromium(), args: CHROMIUM_FLAGS });
for (const [state, reach] of Object.entries(STATES).filter(([name]) => name.startsWith(wanted)))
  for (const width of WIDTHS) {
    const viewport = { width, height: 800 };
    const page = await browser.newPage({ baseURL: site.url, viewport, reducedMotion: 'reduce' });
    await page.route(
      (url) => !site.url.startsWith(url.origin),
      (route) => route.abort(),
    );
    await reach(page);
    await layOutAll(page);
    await page.screenshot({ path: `${FOLDER}/${state}-${width}.png`, fullPage: true });
    await page.close();
  }
await browser.close();
await site.close();
process.exit();
