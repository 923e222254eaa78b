import type { Page } from '@playwright/test';
import { openSignIn, openWhole, slideShown } from './a11y.ts';
import { hydrated } from './hydrated.ts';
import { enterDashboard, signIn } from './signIn.ts';
import { expect, OWNER, type Surprises } from './test.ts';

/** A state of the site, reached from the one before it. */
interface Stop {
  name: string;
  /** Where it is not to be had at every width. */
  only?: number;
  /** The part that differs from the stop before: the rest has been looked at. */
  part?: string;
  reach: (page: Page, surprises: Surprises) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A chunk that does not come leaves a message on the screen, and in the console. */
async function lose(page: Page, surprises: Surprises, chunk: string) {
  surprises.expect(/ERR_FAILED|Failed to (load|fetch)|error/i);
  await page.route(`**/assets/${chunk}-*.js`, (route) => route.abort());
}

const PUBLIC: Stop[] = [
  { name: 'the public page', reach: openWhole },
  {
    name: 'the links of a featured project uncovered',
    only: 1280,
    part: '#projects',
    reach: (page) =>
      page
        .getByRole('link', { name: /^Live site/ })
        .first()
        .hover(),
  },
  {
    name: 'the second page of the carousel',
    part: '#projects',
    async reach(page) {
      await press(page, 'Next projects');
      await slideShown(page, '2 of 2');
    },
  },
  {
    name: 'a track that plays and is liked',
    part: '#music article',
    async reach(page) {
      const track = page.locator('#music').getByRole('article').first();
      await track.getByRole('button', { name: /^Play/ }).click();
      await track.getByRole('button', { name: /^Like/ }).click();
    },
  },
  {
    name: 'the contact form with errors',
    part: '#contact',
    async reach(page) {
      await press(page, 'Send Message');
      await expect(page.getByText('Message is required.')).toBeVisible();
    },
  },
  {
    name: 'the mobile menu open',
    only: 360,
    part: 'header nav',
    async reach(page) {
      await press(page, 'Menu');
      await expect(page.getByRole('list').filter({ hasText: 'Blog' }).first()).toHaveCSS(
        'opacity',
        '1',
      );
    },
  },
  {
    name: 'a page that does not exist',
    async reach(page, surprises) {
      surprises.expect(/status of 404/);
      await page.goto('nothing-here');
      await hydrated(page);
    },
  },
];

const formOf = (tab: string, opener: string, submit: string): Stop[] => [
  { name: `the tab ${tab}`, reach: (page) => page.getByRole('tab', { name: tab }).click() },
  { name: `the form ${opener}`, reach: (page) => press(page, opener) },
  {
    name: `the form ${opener} with errors`,
    async reach(page) {
      await press(page, submit);
      await expect(page.getByText('Title is required.')).toBeVisible();
    },
  },
];

const ADMIN: Stop[] = [
  { name: 'the sign-in', reach: openSignIn },
  {
    name: 'the sign-in with errors',
    async reach(page) {
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  },
  {
    name: 'a refused sign-in',
    async reach(page) {
      await signIn(page, { ...OWNER, password: 'wrong' });
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    },
  },
  {
    name: 'the overview',
    reach: enterDashboard,
  },
  {
    name: 'a content file with errors',
    async reach(page) {
      const buffer = Buffer.from('{ "posts": [{ "title": 1 }], "tracks": 0 }');
      const file = { name: 'content.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Import content').setInputFiles(file);
      await expect(page.getByText(/posts\[0\], title/)).toBeVisible();
    },
  },
  ...formOf('Blog Posts', 'New Post', 'Create Post'),
  ...formOf('Music', 'Add Track', 'Save Track'),
  {
    name: 'a deletion that can be undone',
    async reach(page) {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
];

const FAULTS: Stop[] = [
  {
    name: 'content that does not come',
    async reach(page, surprises) {
      await lose(page, surprises, '_virtual_owner-content');
      await openSignIn(page);
      await signIn(page);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
    },
  },
  {
    name: 'an admin area that does not come',
    async reach(page, surprises) {
      await lose(page, surprises, 'AdminArea');
      await page.goto('admin');
      await expect(page.getByRole('alert')).toContainText('could not be shown');
    },
  },
  {
    name: 'an admin area on its way',
    async reach(page) {
      // A first visit shows the prerendered sign-in meanwhile; a way back from a reloaded page does not.
      await page.unroute('**/assets/AdminArea-*.js');
      await openSignIn(page);
      await page.getByRole('link', { name: 'Back to Portfolio' }).click();
      await page.route('**/assets/AdminArea-*.js', () => undefined);
      await page.reload();
      await hydrated(page);
      await page.goBack();
      await expect(page.getByRole('status')).toBeVisible();
    },
  },
];

/** Every route and state, in an order in which each is reached from the one before it. */
export const TOURS: Record<string, Stop[]> = {
  'the public page': PUBLIC,
  'the admin area': ADMIN,
  'what does not come': FAULTS,
};
