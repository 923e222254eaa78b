import type { Page } from '@playwright/test';
import { expect, OWNER } from '../test.ts';
import { chunk } from './faults.ts';
import { enterDashboard, signIn } from './owner.ts';
import { open, openWhole, press, slideShown } from './page.ts';

/** A state of the site, reached from the one before it. */
interface State {
  /** Where it is not to be had at every width. */
  only?: number;
  /** The part that differs from the state before: the rest has been looked at. */
  part?: string;
  reach: (page: Page) => Promise<unknown>;
}

type Tour = Record<string, State>;

const PUBLIC: Tour = {
  'the public page': { reach: openWhole },
  'the links of a featured project uncovered': {
    only: 1280,
    part: '#projects',
    reach: (page) =>
      page
        .getByRole('link', { name: /^Live site/ })
        .first()
        .hover(),
  },
  'the second page of the carousel': {
    part: '#projects',
    async reach(page) {
      await press(page, 'Next projects');
      await slideShown(page, '2 of 2');
    },
  },
  'a track that plays and is liked': {
    part: '#music article',
    async reach(page) {
      await press(page, /^Play/);
      await press(page, /^Like/);
    },
  },
  'the contact form with errors': {
    part: '#contact',
    async reach(page) {
      await press(page, 'Send Message');
      await expect(page.getByText('Message is required.')).toBeVisible();
    },
  },
  'the mobile menu open': {
    only: 360,
    part: 'header nav',
    async reach(page) {
      await press(page, 'Menu');
      const list = page.getByRole('list').filter({ hasText: 'Blog' }).first();
      await expect(list).toHaveCSS('opacity', '1');
    },
  },
  'a page that does not exist': { reach: (page) => open(page, 'nothing-here') },
};

const formStates = (tab: string, opener: string, submit: string): Tour => ({
  [`the tab ${tab}`]: { reach: (page) => page.getByRole('tab', { name: tab }).click() },
  [`the form ${opener}`]: { reach: (page) => press(page, opener) },
  [`the form ${opener} with errors`]: {
    async reach(page) {
      await press(page, submit);
      await expect(page.getByText('Title is required.')).toBeVisible();
    },
  },
});

const ADMIN: Tour = {
  'the sign-in': { reach: (page) => open(page, 'admin') },
  'the sign-in with errors': {
    async reach(page) {
      await press(page, 'Sign In');
      await expect(page.getByText('Password is required.')).toBeVisible();
    },
  },
  'a refused sign-in': {
    async reach(page) {
      await signIn(page, { ...OWNER, password: 'wrong' });
      await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
    },
  },
  'the overview': { reach: enterDashboard },
  'a content file with errors': {
    async reach(page) {
      const buffer = Buffer.from('{ "posts": [{ "title": 1 }], "tracks": 0 }');
      const file = { name: 'content.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Import content').setInputFiles(file);
      await expect(page.getByText(/posts\[0\], title/)).toBeVisible();
    },
  },
  ...formStates('Blog Posts', 'New Post', 'Create Post'),
  ...formStates('Music', 'Add Track', 'Save Track'),
  'a deletion that can be undone': {
    async reach(page) {
      await press(page, /^Delete/);
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
};

const FAULTS: Tour = {
  'content that does not come': {
    async reach(page) {
      await page.route(chunk('_virtual_owner-content'), (route) => route.abort());
      await open(page, 'admin');
      await signIn(page);
      await expect(page.getByRole('alert')).toContainText('could not be loaded');
    },
  },
  'an admin area that does not come': {
    async reach(page) {
      await page.route(chunk('AdminArea'), (route) => route.abort());
      await page.goto('admin');
      await expect(page.getByRole('alert')).toContainText('could not be shown');
    },
  },
};

/** Every route and state, in an order in which each is reached from the one before it. */
export const TOURS: Record<string, Tour> = {
  'the public page': PUBLIC,
  'the admin area': ADMIN,
  'what does not come': FAULTS,
};
