import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, cardTitles, openDashboard } from '../../test/screen/dashboard';
import { button, textsOf } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';

const tab = (name: string) => screen.getByRole('tab', { name });

/** That this tab, and no other, is selected, has the focus, and names the panel that shows. */
function expectToStandOn(name: string) {
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab(name)]);
  expect(tab(name)).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name })).toBeVisible();
}

function expectTheCounts() {
  expect(textsOf(screen.getAllByRole('listitem'))).toEqual([
    'Blog Posts12published articles',
    'Music Tracks8featured songs',
    'Projects15portfolio items',
  ]);
}

test('the dashboard opens on its overview, whose counts stay whatever is deleted', async () => {
  const { user } = await openDashboard();
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('main')).toHaveFocus();
  expectTheCounts();
  for (const [name, count] of [
    ['Music', 5],
    ['Blog Posts', 7],
  ] as const) {
    await user.click(tab(name));
    await user.click(buttonFor('Delete', cardTitles()[0] ?? ''));
    expect(cardTitles()).toHaveLength(count);
  }
  await user.click(tab('Overview'));
  expectTheCounts();
});

test('View Portfolio leaves the owner signed in; Logout ends at the public page, not at the sign-in', async () => {
  const { user, store, address, navigate } = await openDashboard();
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(address()).toBe('/');
  expect(store.getState().auth.isAuthenticated).toBe(true);
  navigate('/admin/dashboard');
  const actions = recordActions(store);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(actions).toEqual([expect.objectContaining({ type: 'auth/signedOut' })]);
  expect(store.getState().auth.isAuthenticated).toBe(false);
  expect(address()).toBe('/');
  expect(screen.getByText('Latest Articles')).toBeVisible();
});

test('the tabs are one stop of Tab, of which the arrows, Home and End choose, and no other key', async () => {
  const { user, store } = await openDashboard();
  const actions = recordActions(store);
  expect(screen.getByRole('tablist', { name: 'Dashboard' })).toBeVisible();
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Overview', 'Blog Posts', 'Music']);
  await user.click(tab('Overview'));
  const keys = {
    ArrowRight: 'Blog Posts',
    ArrowDown: 'Music',
    End: 'Music',
    ArrowLeft: 'Blog Posts',
    Home: 'Overview',
    ArrowUp: 'Music',
  };
  for (const [key, reached] of Object.entries(keys)) {
    await user.keyboard(`{${key}}`);
    expectToStandOn(reached);
  }
  actions.length = 0;
  // With Alt an arrow leaves the page.
  await user.keyboard('x{PageDown}{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}');
  expectToStandOn('Music');
  expect(actions).toEqual([]);

  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await user.tab({ shift: true });
  expectToStandOn('Music');
  await user.tab({ shift: true });
  expect(button('Logout')).toHaveFocus();
});
