import type { Page } from '@playwright/test';
import { openDashboard, signIn } from './helpers/owner.ts';
import { open, press } from './helpers/page.ts';
import { layOutAll } from './helpers/seen.ts';
import { OWNER, test } from './test.ts';

// `npm run screenshots -- -g menu` captures only the states with `menu` in their name.
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
    await signIn(page, { ...OWNER, password: 'wrong' });
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

for (const [state, reach] of Object.entries(STATES))
  for (const width of WIDTHS)
    test(`${state} ${width}`, async ({ page, pageErrors }) => {
      pageErrors.allow(/status of 404/);
      await page.setViewportSize({ width, height: 800 });
      await reach(page);
      await layOutAll(page);
      await page.screenshot({ path: `reports/screenshots/${state}-${width}.png`, fullPage: true });
    });
