import { act, screen, waitFor, within } from '@testing-library/react';
import ownerWork from 'virtual:owner-content';
import { expect } from 'vitest';
import type { Content, Owner, Work } from '../../content/types';
import { paths } from '../../shared/paths';
import { contentLoaded } from '../../state/lists/content';
import { signedIn } from '../../state/visitor/auth';
import { testContent } from '../data/content';
import { getField } from './forms';
import { button } from './page';
import { renderApp } from './renderApp';

/** The content of the dashboard: more than the public page shows. */
export const dashboardContent: Content = { ...testContent, ...ownerWork };

type Tab = 'Overview' | 'Blog Posts' | 'Music' | 'Projects' | 'About' | 'Experience';
type Site = { work?: Work; owner?: Owner; isOwn?: boolean };

/** Opens a tab of the dashboard, signed in without a password check. `work` and `owner` replace those of the site. */
export async function openDashboard(
  tab: Tab = 'Overview',
  { work, owner, isOwn = false }: Site = {},
) {
  const app = renderApp({
    path: paths.dashboard,
    content: { ...dashboardContent, ...(owner && { owner }), isOwn },
  });
  act(() => void app.store.dispatch(signedIn()));
  const chosen = await screen.findByRole('tab', { name: tab });
  await waitFor(() => expect(screen.queryByText(/^Loading/)).not.toBeInTheDocument());
  if (work) act(() => void app.store.dispatch(contentLoaded(work)));
  if (tab !== 'Overview') await app.user.click(chosen);
  return app;
}

/** Opens a dashboard tab, and a form by its button of the same name. */
export async function openForm(tab: Tab, name: string, site: Site = {}) {
  const app = await openDashboard(tab, site);
  await app.user.click(button(name));
  return { ...app, field: (label: string) => getField(name, label) };
}

/** The message about the owner's last action: the first live region of the content. */
export const said = () =>
  screen.getByRole('main').querySelector('[role=status], [role=alert]')?.textContent;

/** The alert about edits that are left out. */
export const findDroppedEdits = () => screen.queryByText(/^Earlier edits are left out/);

/** The header's text about the number of changes. */
export const changes = () => within(screen.getByRole('banner')).getByRole('status').textContent;

/** The button for `act` on the entry with this title. */
export const buttonFor = (act: string, title: string) =>
  screen.getByRole('button', { name: (name) => name.startsWith(act) && name.endsWith(title) });

export function getCard(title: string): HTMLElement {
  const card = screen.getAllByRole('article').find((each) => within(each).queryByText(title));
  if (!card) throw new Error(`No card is titled ${title}.`);
  return card;
}

/** The titles of the cards in the open tab, from the top. */
export const cardTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
