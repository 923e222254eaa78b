import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, cardTitles, dashboardContent, openDashboard } from '../../test/dashboard';
import { recordActions } from '../../test/recordActions';

const postTitles = dashboardContent.posts.map(({ title }) => title);
const [track] = dashboardContent.tracks;
const [, second = '', third = ''] = postTitles;
if (!track) throw new Error('There is no track.');

const main = () => within(screen.getByRole('main'));
/** What the live region of the content says; the tab below has none of its own. */
const said = () => main().getByRole('status').textContent.trim();
const undo = () => main().getByRole('button', { name: 'Undo' });

test('a deleted post is named in a live region that was there before, and Undo puts it back', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  const before = store.getState();
  expect(said()).toBe('');
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await user.click(buttonFor('Delete', second));
  expect(said()).toBe(`Deleted “${second}”.`);
  const actions = recordActions(store);
  await user.click(undo());
  expect(actions.map(({ type }) => type)).toEqual(['posts/postRestored']);
  expect(cardTitles()).toEqual(postTitles);
  expect(store.getState()).toEqual(before);
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('by the keyboard: Undo is the next stop after a delete, and the undo is announced', async () => {
  const { user } = await openDashboard('Blog Posts');
  buttonFor('Delete', second).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.tab();
  expect(undo()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(said()).toBe(`Restored “${second}”.`);
  await user.click(buttonFor('Delete', third));
  expect(said()).toBe(`Deleted “${third}”.`);
});

test('Dismiss lets the deletions be, in one action, and leaves the focus at the content', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', second));
  await user.click(buttonFor('Delete', third));
  const actions = recordActions(store);
  await user.click(main().getByRole('button', { name: 'Dismiss' }));
  expect(actions).toHaveLength(1);
  expect(said()).toBe('');
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(cardTitles()).not.toContain(second);
});
