import type { Page } from '@playwright/test';
import type { RootState } from '../state/rootReducer';
import { hydrated } from './hydrated.ts';
import { brokenAgainstStore, brokenInState, brokenOnScreen } from './monkeyRules.ts';
import { watch } from './monkeyWatch.ts';
import { expect, test } from './test.ts';

/** States that no reducer makes, by the rule that they break. */
const STATES: Record<string, (state: RootState) => Partial<RootState>> = {
  'what plays exists': () => ({ player: { currentTrackId: 'never' } }),
  'what is liked exists': () => ({ likes: { never: true } }),
  'the carousel is on one of its pages': () => ({ carousel: { index: 2 } }),
  'ids and posts agree': ({ posts }) => ({ posts: { ...posts, ids: [...posts.ids, 'never'] } }),
  'ids and tracks agree': ({ tracks }) => ({
    tracks: { ...tracks, ids: [...tracks.ids, ...tracks.ids] },
  }),
  'who is signed in was not refused': () => ({
    auth: Object.assign({ isAuthenticated: true as const }, { signIn: 'refused' }),
  }),
  'who is signed out has no form open': ({ posts }) => ({ posts: { ...posts, formOpen: true } }),
};

/** What is done to the public page behind the back of React, by the rule that it breaks. */
const SCREENS: Record<string, () => void> = {
  'one h1': () => document.querySelector('h1')?.remove(),
  'one main': () => document.body.append(document.createElement('main')),
  'every id stands once': () => document.getElementById('music')?.setAttribute('id', 'blog'),
  'nothing scrolls sideways': () => document.body.style.setProperty('width', '200vw'),
  'no focus goes with its element': () => {
    document.querySelector<HTMLElement>('#music button')?.focus();
    document.activeElement?.remove();
  },
  'no part of the page has failed': () => document.body.append('This could not be shown.'),
  'the desk is shown to the owner, and to nobody else': () => {
    document.querySelector('h1')?.replaceChildren('Admin Dashboard');
  },
  'the address is that of the screen': () => history.pushState(null, '', '/admin/dashboard'),
  'the newest six published posts are shown': () => document.querySelector('#blog h3')?.remove(),
  'the newest six tracks are shown': () => document.querySelector('#music h3')?.remove(),
  'at most one track plays, the one that the store names': () => {
    document.querySelector('#music [aria-label^="Play "]')?.setAttribute('aria-pressed', 'true');
  },
  'what is liked shows it, and nothing else': () => {
    document.querySelector('#music [aria-label^="Like "]')?.setAttribute('aria-pressed', 'true');
  },
  'one page of the carousel is there, the one that the store names': () => {
    document.querySelector('[aria-roledescription="slide"]')?.setAttribute('inert', '');
  },
  'the menu is as open as the store says': () => {
    document.querySelector('nav [aria-expanded]')?.setAttribute('aria-expanded', 'true');
  },
};

test.use({ trace: 'off' });

test.beforeEach(({ page }) => watch(page));

async function open(page: Page) {
  await page.goto('');
  await hydrated(page);
  await expect(page.locator('[inert]')).toHaveCount(1);
}

test('a state that breaks an invariant is seen, even one that does not last', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(brokenInState)).toEqual([]);
  const start = await page.evaluate(() => window.watched?.store?.getState());
  if (!start) throw new Error('The store is not under watch.');
  for (const [rule, breaking] of Object.entries(STATES)) {
    await page.evaluate(
      ([broken, sound]) => {
        window.watched?.store?.replaceReducer(() => broken);
        window.watched?.store?.replaceReducer(() => sound);
      },
      [{ ...start, ...breaking(start) }, start] as const,
    );
    expect(await page.evaluate(brokenInState)).toEqual([rule]);
  }
});

test('a screen that breaks a rule is seen', async ({ page }) => {
  test.setTimeout(120_000);
  const look = async () => [
    ...(await page.evaluate(brokenOnScreen)),
    ...(await page.evaluate(brokenAgainstStore)),
  ];
  for (const [rule, breakIt] of Object.entries(SCREENS)) {
    await open(page);
    expect(await look()).toEqual([]);
    await page.evaluate(breakIt);
    await expect.poll(look).toContain(rule);
  }
});
