import type { Locator, Page } from '@playwright/test';
import { SECTIONS as TABLE } from '../sections/sections.ts';
import { hydrated } from './hydrated.ts';
import { signIn } from './signIn.ts';
import { expect } from './test.ts';

/** The height of the fixed bar: what a visitor jumps to comes to stand below it. */
const BAR_HEIGHT = 72;

/** The headings of the sections below the hero, by what the bar calls them. */
export const SECTIONS = Object.fromEntries(
  TABLE.flatMap(({ label, heading }) => (heading ? [[label, heading]] : [])),
);

/** What the owner types for a new post. */
export const POST = { Title: 'On Rooms', Excerpt: 'Why.', Content: 'So.', Tags: 'Sound, Rooms' };

/** What the owner types for a new track. */
export const TRACK = {
  Title: 'Night Bus',
  Album: 'Rooms',
  Duration: '2:05',
  'Spotify URL': 'https://open.spotify.com/track/1',
};

/** Opens an address of the site, ready to be used. */
export async function open(page: Page, path = ''): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** A section of the public page, by its heading. */
export const section = (page: Page, heading: string) => page.getByRole('region', { name: heading });

/** The titles of the cards in a part of the page, from the top. */
export const titles = (part: Locator) => part.getByRole('article').getByRole('heading');

/** The one card with this title. */
export const card = (part: Locator, title: string) =>
  part
    .getByRole('article')
    .filter({ has: part.page().getByRole('heading', { name: title, exact: true }) });

/** Fills in the fields of a form, each found by its label. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
}

/** Signs in and opens a tab of the dashboard, with all that it lists. */
export async function openDashboard(
  page: Page,
  tab: 'Overview' | 'Blog Posts' | 'Music' = 'Overview',
): Promise<Locator> {
  await open(page, 'admin');
  await signIn(page);
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  await expect(panel).toBeVisible();
  await expect(panel.getByText(/^Loading/), 'the note that the content is on its way').toHaveCount(
    0,
  );
  return panel;
}

/** Opens the form of a dashboard tab, fills it in and sends it. */
export async function add(
  panel: Locator,
  kind: 'New Post' | 'Add Track',
  values: Record<string, string>,
): Promise<void> {
  await panel.getByRole('button', { name: kind }).click();
  const form = panel.getByRole('form', { name: kind });
  await fillIn(form, values);
  await form.getByRole('button', { name: /^(Create Post|Save Track)$/ }).click();
}

/** Follows the link of the dashboard to the public page; Back leads to the dashboard again. */
export const viewPortfolio = (page: Page) =>
  page.getByRole('link', { name: 'View Portfolio' }).click();

/** Asserts that a part of the page is scrolled to, its top just below the fixed bar. */
export async function expectBelowBar(part: Locator): Promise<void> {
  const distance = async () => {
    const box = await part.boundingBox();
    return box ? Math.abs(box.y - BAR_HEIGHT) : Infinity;
  };
  await expect.poll(distance, 'from the bar to the top of the section').toBeLessThanOrEqual(1);
}
