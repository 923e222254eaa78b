import { act, screen, waitFor, within } from '@testing-library/react';
import ownerWork from 'virtual:owner-content';
import { expect } from 'vitest';
import { paths } from '../app/paths';
import type { Content, Work } from '../content/types';
import { signedIn } from '../state/slices/auth';
import { contentImported } from '../state/slices/contentFile';
import { testContent } from './content';
import { renderApp } from './renderApp';

/** The content of the dashboard, which is more than the public page shows. */
export const dashboardContent: Content = { ...testContent, ...ownerWork };

/**
 * Opens a tab of the dashboard, signed in without a password check.
 * @param work Replaces the work of the site.
 */
export async function openDashboard(
  tab: 'Overview' | 'Blog Posts' | 'Music' = 'Overview',
  work?: Work,
) {
  const app = renderApp({ path: paths.dashboard, content: dashboardContent });
  act(() => {
    app.store.dispatch(signedIn());
  });
  const chosen = await screen.findByRole('tab', { name: tab });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  if (work) act(() => void app.store.dispatch(contentImported(work)));
  if (tab !== 'Overview') await app.user.click(chosen);
  return app;
}

/** The button `act` of the entry with this title. */
export const buttonFor = (act: string, title: string) =>
  screen.getByRole('button', {
    name: (name) => name.startsWith(act) && name.endsWith(title),
  });

/** The card with this title. */
export function cardOf(title: string): HTMLElement {
  const card = screen.getAllByRole('article').find((each) => within(each).queryByText(title));
  if (!card) throw new Error(`No card is titled ${title}.`);
  return card;
}

/** The titles of the cards in the open tab, from the top. */
export const cardTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

/** The titles of what a region of the public page lists, from the top. */
export const titlesIn = (region: 'Latest Articles' | 'Music and Sound') =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
    .filter((title) => title !== region);
