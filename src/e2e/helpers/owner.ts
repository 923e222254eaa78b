import type { Locator, Page } from '@playwright/test';
import { expect, OWNER } from '../test.ts';
import { fillIn, open, waitForHydration } from './page.ts';

/** The values of a new post. */
export const POST = { Title: 'On Rooms', Excerpt: 'Why.', Content: 'So.', Tags: 'Sound, Rooms' };

/** The values of a new track. */
export const TRACK = {
  Title: 'Night Bus',
  Album: 'Rooms',
  Duration: '2:05',
  'Spotify URL': 'https://open.spotify.com/track/1',
};

export async function signIn(page: Page, { email, password } = OWNER): Promise<void> {
  await waitForHydration(page);
  const form = page.getByRole('form', { name: 'Sign in' });
  await fillIn(form, { Email: email, Password: password });
  await form.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs the owner in, and waits for the dashboard. */
export async function enterDashboard(page: Page): Promise<void> {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
}

/** Signs in and opens a tab of the dashboard. Returns its panel. */
export async function openDashboard(
  page: Page,
  tab: 'Overview' | 'Blog Posts' | 'Music' = 'Overview',
): Promise<Locator> {
  await open(page, 'admin');
  await signIn(page);
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await expect(panel.getByText(/^Loading/), 'the note while the content loads').toHaveCount(0);
  return panel;
}

/** Opens the form of a dashboard tab, fills it in and submits it. */
export async function submitNewEntry(
  part: Page | Locator,
  kind: 'New Post' | 'Add Track',
  values: Record<string, string>,
): Promise<void> {
  await part.getByRole('button', { name: kind }).click();
  const form = part.getByRole('form', { name: kind });
  await fillIn(form, values);
  await form.getByRole('button', { name: /^(Create Post|Save Track)$/ }).click();
}
