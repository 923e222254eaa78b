import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { likeToggled } from '../../state/likes';
import { trackToggled } from '../../state/player';
import {
  buttonFor,
  cardTitles,
  dashboardContent,
  openDashboard,
  titlesIn,
} from '../../test/dashboard';
import { recordActions } from '../../test/recordActions';

const postTitles = dashboardContent.posts.map(({ title }) => title);
const [track] = dashboardContent.tracks;
const [, second = '', third = ''] = postTitles;
if (!track) throw new Error('There is no track.');

const main = () => within(screen.getByRole('main'));
/** What the live region of the content says; the tab below has none of its own. */
const said = () => main().getByRole('status').textContent;
const undo = () => main().getByRole('button', { name: 'Undo' });
const tab = (name: string) => screen.getByRole('tab', { name });

test('the live region stands there before there is anything to undo', async () => {
  await openDashboard('Blog Posts');
  expect(said()).toBe('');
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a deleted post is named, and Undo puts it back where it stood', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  const before = store.getState();
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
  expect(said().trim()).toBe(`Restored “${second}”.`);
  expect(cardTitles()).toEqual(postTitles);
  await user.click(buttonFor('Delete', third));
  expect(said()).toBe(`Deleted “${third}”.`);
});

test('deletions in a row, from both lists, are undone from the last to the first', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  const before = store.getState().posts;
  await user.click(buttonFor('Delete', second));
  await user.click(tab('Music'));
  await user.click(buttonFor('Delete', track.title));
  await user.click(tab('Blog Posts'));
  await user.click(buttonFor('Delete', third));
  expect(said()).toBe(`Deleted “${third}”.`);
  await user.click(undo());
  expect(said()).toBe(`Restored “${third}”. Deleted “${track.title}”.`);
  await user.click(undo());
  expect(said()).toBe(`Restored “${track.title}”. Deleted “${second}”.`);
  expect(store.getState().tracks.ids).toEqual(dashboardContent.tracks.map(({ id }) => id));
  await user.click(undo());
  expect(store.getState().posts).toEqual(before);
});

test('the undo of a track brings its like back, and does not let it play', async () => {
  const { user, store } = await openDashboard('Music');
  store.dispatch(likeToggled(track.id));
  store.dispatch(trackToggled(track.id));
  await user.click(buttonFor('Delete', track.title));
  await user.click(undo());
  expect(store.getState().likes).toEqual({ [track.id]: true });
  expect(store.getState().player.currentTrackId).toBeNull();
});

test('the message stays while the tab changes and is not on the public page', async () => {
  const { user } = await openDashboard('Blog Posts');
  const published =
    dashboardContent.posts.find(({ status }) => status === 'published')?.title ?? '';
  await user.click(buttonFor('Delete', published));
  await user.click(tab('Music'));
  expect(said()).toBe(`Deleted “${published}”.`);
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(document.body).not.toHaveTextContent(/Deleted|Undo/);
  expect(titlesIn('Latest Articles')).not.toContain(published);
});

test('Dismiss lets the deletions be, in one action, and leaves the focus at the content', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  await user.click(buttonFor('Delete', second));
  await user.click(buttonFor('Delete', third));
  const actions = recordActions(store);
  await user.click(main().getByRole('button', { name: 'Dismiss' }));
  expect(actions.map(({ type }) => type)).toEqual(['undo/undoDismissed']);
  expect(said()).toBe('');
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(cardTitles()).not.toContain(second);
});
