import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, cardTitles, openDashboard } from '../../test/screen/dashboard';
import { button, readTexts } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';
import { getToken, setToken } from '../publish/token';

const tab = (name: string) => screen.getByRole('tab', { name });

/** Expects one selected tab, with focus and a panel. */
function expectSelected(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
}

function expectFixedCounts() {
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual([
    'Blog Posts12published articles',
    'Music Tracks8featured songs',
    'Projects15portfolio items',
  ]);
}

test('the overview opens first, with fixed counts in the demo', async () => {
  const { user } = await openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('main')).toHaveFocus();
  expectFixedCounts();
  expect(screen.queryByRole('button', { name: 'Music Tracks' })).not.toBeInTheDocument();
  for (const name of ['Music', 'Blog Posts']) {
    await user.click(tab(name));
    await user.click(buttonFor('Delete', cardTitles()[0] ?? ''));
  }
  await user.click(tab('Overview'));
  expectFixedCounts();
});

test('View Portfolio keeps the owner signed in; Logout drops the token and leads to the public page', async () => {
  const { user, store, address, navigate } = await openDashboard();
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(address()).toBe('/');
  expect(store.getState().auth.isAuthenticated).toBe(true);
  navigate('/admin/dashboard');
  setToken('abc');
  const actions = recordActions(store);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(getToken()).toBe('');
  expect(actions).toEqual([expect.objectContaining({ type: 'auth/signedOut' })]);
  expect(store.getState().auth.isAuthenticated).toBe(false);
  expect(address()).toBe('/');
  expect(screen.getByText('Latest Articles')).toBeVisible();
});

test('the tabs are one tab stop, and only arrows, Home and End move between them', async () => {
  const { user, store } = await openDashboard();
  const actions = recordActions(store);
  expect(screen.getByRole('tablist', { name: 'Dashboard' })).toBeVisible();
  expect(readTexts(screen.getAllByRole('tab'))).toEqual(['Overview', 'Blog Posts', 'Music']);
  await user.click(tab('Overview'));
  const [posts, music] = ['Blog Posts', 'Music'];
  const keys = {
    ArrowRight: posts,
    ArrowDown: music,
    ArrowLeft: posts,
    Home: 'Overview',
    End: music,
  };
  for (const [key, reached] of Object.entries(keys)) {
    await user.keyboard(`{${key}}`);
    expectSelected(reached);
  }
  actions.length = 0;
  // Alt with an arrow leaves the page.
  await user.keyboard('x{PageDown}{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}');
  expectSelected('Music');
  expect(actions).toEqual([]);

  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expectSelected('Music');
  await user.tab({ shift: true });
  expect(button('Export content')).toHaveFocus();
});

test('a tab opens at its top', async () => {
  const { user } = await openDashboard();
  document.documentElement.scrollTop = 500;
  await user.click(tab('Music'));
  expect(document.documentElement.scrollTop).toBe(0);
});
