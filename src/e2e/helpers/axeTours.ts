import type { Page } from '@playwright/test';
import { expect, OWNER } from '../test.ts';
import { chunk } from './faults.ts';
import { enterDashboard, signIn } from './owner.ts';
import { open, press, slideShown } from './page.ts';

/** A state of the site, reached from the one before it. */
interface State {
  name: string;
  reach: (page: Page) => Promise<unknown>;
  /** The width that has the state, if not every width has it. */
  only?: number;
  /** The part that differs from the state before, so that the rest is not checked twice. */
  part?: string;
}

/** Presses a button and waits for a text that then appears. */
const pressFor = (name: string | RegExp, text: string) => async (page: Page) => {
  await press(page, name);
  await expect(page.getByText(text)).toBeVisible();
};

const openTab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();

async function chooseBadFile(page: Page) {
  const buffer = Buffer.from('{ "posts": [{ "title": 1 }], "tracks": 0 }');
  const file = { name: 'content.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Import content').setInputFiles(file);
  await expect(page.getByText(/posts\[0\], title/)).toBeVisible();
}

/** Every route and state, in an order in which each is reached from the one before it. */
export const TOURS: Record<string, State[]> = {
  'the public page': [
    { name: 'as it opens', reach: open },
    {
      name: 'the links of a featured project uncovered',
      only: 1280,
      part: '#projects',
      reach: (page) => page.locator('#projects article').first().hover(),
    },
    {
      name: 'the second page of the carousel',
      part: '#projects',
      reach: (page) => press(page, 'Next projects').then(() => slideShown(page, '2 of 2')),
    },
    {
      name: 'a track that plays and is liked',
      part: '#music article',
      reach: (page) => press(page, /^Play/).then(() => press(page, /^Like/)),
    },
    {
      name: 'the contact form with errors',
      part: '#contact',
      reach: pressFor('Send Message', 'Message is required.'),
    },
    {
      name: 'the mobile menu open',
      only: 360,
      part: 'header nav',
      reach: (page) => press(page, 'Menu'),
    },
    { name: 'an unknown address', reach: (page) => open(page, 'nothing-here') },
  ],
  'the admin area': [
    { name: 'the sign-in', reach: (page) => open(page, 'admin') },
    { name: 'the sign-in with errors', reach: pressFor('Sign In', 'Password is required.') },
    {
      name: 'a refused sign-in',
      async reach(page) {
        await signIn(page, { ...OWNER, password: 'wrong' });
        await expect(page.getByRole('alert')).toHaveText('Invalid credentials');
      },
    },
    { name: 'the overview', reach: enterDashboard },
    { name: 'a content file with errors', reach: chooseBadFile },
    { name: 'the posts', reach: openTab('Blog Posts') },
    { name: 'the form of a post', reach: (page) => press(page, 'New Post') },
    { name: 'that form with errors', reach: pressFor('Create Post', 'Title is required.') },
    { name: 'the tracks', reach: openTab('Music') },
    { name: 'the form of a track', reach: (page) => press(page, 'Add Track') },
    { name: 'that form with errors', reach: pressFor('Save Track', 'Title is required.') },
    {
      name: 'a deletion that can be undone',
      async reach(page) {
        await pressFor(/^Delete/, 'Undo')(page);
        // The one place where the message covers no part of a button.
        await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
      },
    },
  ],
  'what does not come': [
    {
      name: 'content that does not come',
      async reach(page) {
        await page.route(chunk('_virtual_owner-content'), (route) => route.abort());
        await open(page, 'admin');
        await signIn(page);
        await expect(page.getByRole('alert')).toContainText('could not be loaded');
      },
    },
    {
      name: 'an admin area that does not come',
      async reach(page) {
        await page.route(chunk('AdminArea'), (route) => route.abort());
        await page.goto('admin');
        await expect(page.getByRole('alert')).toContainText('could not be shown');
      },
    },
  ],
};
