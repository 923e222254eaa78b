import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, cardTitles, openDashboard } from '../../test/dashboard';
import { recordActions } from '../../test/recordActions';

const tab = (name: string) => screen.getByRole('tab', { name });

/** That this tab, and no other, is selected, has the focus, and names the panel that shows. */
function expectToStandOn(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
}

function expectTheCounts() {
  const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(shown).toEqual([
    'Blog Posts12published articles',
    'Music Tracks8featured songs',
    'Projects15portfolio items',
  ]);
}

test('the dashboard opens on its overview, with the focus on its content', async () => {
  await openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('main')).toHaveFocus();
  expectTheCounts();
});

test('View Portfolio leads to the public page and leaves the owner signed in', async () => {
  const { user, store, address } = await openDashboard();
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(address()).toBe('/');
  expect(screen.getByText('Latest Articles')).toBeVisible();
  expect(store.getState().auth.isAuthenticated).toBe(true);
});

test('Logout signs out and ends at the public page, not at the sign-in', async () => {
  const { user, store, address } = await openDashboard();
  const actions = recordActions(store);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(actions).toEqual([expect.objectContaining({ type: 'auth/signedOut' })]);
  expect(store.getState().auth.isAuthenticated).toBe(false);
  expect(address()).toBe('/');
  expect(screen.getByText('Latest Articles')).toBeVisible();
});

test('the tabs are one list, of which the arrows, Home and End choose', async () => {
  const { user } = await openDashboard();
  const list = screen.getByRole('tablist', { name: 'Dashboard' });
  const names = within(list)
    .getAllByRole('tab')
    .map((each) => each.textContent);
  expect(names).toEqual(['Overview', 'Blog Posts', 'Music']);

  await user.click(tab('Overview'));
  for (const [key, reached] of [
    ['ArrowRight', 'Blog Posts'],
    ['ArrowDown', 'Music'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Music'],
    ['ArrowUp', 'Blog Posts'],
    ['Home', 'Overview'],
    ['End', 'Music'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expectToStandOn(reached);
  }
});

test('the tab list is one stop of the Tab key', async () => {
  const { user } = await openDashboard('Blog Posts');
  expectToStandOn('Blog Posts');
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expectToStandOn('Blog Posts');
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
});

test('a key that moves nothing stays with the browser', async () => {
  const { user, store } = await openDashboard();
  const actions = recordActions(store);
  await user.click(tab('Overview'));
  actions.length = 0;
  await user.keyboard('x{PageDown}');
  expectToStandOn('Overview');
  expect(actions).toEqual([]);
});

test('the counts of the overview stay, whatever is added or deleted', async () => {
  const { user } = await openDashboard('Music');
  const [track] = cardTitles();
  await user.click(buttonFor('Delete', track ?? ''));
  await user.click(tab('Blog Posts'));
  const [post] = cardTitles();
  await user.click(buttonFor('Delete', post ?? ''));
  expect(cardTitles()).toHaveLength(7);
  await user.click(tab('Overview'));
  expectTheCounts();
});
