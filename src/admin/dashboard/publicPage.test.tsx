import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
import { fillIn, press } from '../../test/forms';

const { posts, tracks } = dashboardContent;
const trackTitles = tracks.map(({ title }) => title);
const titlesOf = (status: 'published' | 'draft') =>
  posts.filter((post) => post.status === status).map(({ title }) => title);

const viewPortfolio = (user: UserEvent) =>
  user.click(screen.getByRole('link', { name: 'View Portfolio' }));

/** Adds tracks with these titles, one after the other. */
async function addTracks(user: UserEvent, titles: string[]) {
  for (const title of titles) {
    await user.click(screen.getByRole('button', { name: 'Add Track' }));
    await fillIn(user, 'Add Track', {
      Title: title,
      Album: 'Rooms',
      Duration: '2:05',
      'Spotify URL': 'https://open.spotify.com/track/1',
    });
    await press(user, 'Add Track', 'Save Track');
  }
}

async function draft(user: UserEvent, title: string, tags = '') {
  await user.click(screen.getByRole('button', { name: 'New Post' }));
  await fillIn(user, 'New Post', { Title: title, Excerpt: 'E.', Content: 'C.', Tags: tags });
  await press(user, 'New Post', 'Create Post');
}

test('six articles are public, and drafts are not among them', async () => {
  const { user } = await openDashboard('Blog Posts');
  await draft(user, 'A new draft');
  await viewPortfolio(user);
  expect(titlesIn('Latest Articles')).toEqual(titlesOf('published'));
  expect(titlesIn('Latest Articles')).toHaveLength(6);
});

test('a post that is published takes its place among the six newest', async () => {
  const { user } = await openDashboard('Blog Posts');
  for (const title of titlesOf('draft')) await user.click(buttonFor('Publish', title));
  await viewPortfolio(user);
  expect(titlesIn('Latest Articles')).toEqual(posts.slice(0, 6).map(({ title }) => title));
});

test('a post that is unpublished or deleted is gone from the public page', async () => {
  const { user } = await openDashboard('Blog Posts');
  const [first = '', second = '', ...others] = titlesOf('published');
  await user.click(buttonFor('Unpublish', first));
  await user.click(buttonFor('Delete', second));
  await viewPortfolio(user);
  expect(titlesIn('Latest Articles')).toEqual(others);
  expect(
    within(screen.getByRole('region', { name: 'Latest Articles' })).getByRole('button', {
      name: /^Read Article/,
    }),
  ).toHaveAccessibleName(expect.stringContaining(others[0] ?? ''));
});

test('a new post that is published is the featured article, its markup shown as text', async () => {
  const { user } = await openDashboard('Blog Posts');
  const markup = '<img src=x onerror=alert(1)>';
  await draft(user, markup, markup);
  await user.click(buttonFor('Publish', markup));
  await viewPortfolio(user);
  expect(titlesIn('Latest Articles')).toEqual([markup, ...titlesOf('published').slice(0, 5)]);
  const region = within(screen.getByRole('region', { name: 'Latest Articles' }));
  expect(region.getByRole('button', { name: /^Read Article/ })).toHaveAccessibleName(
    expect.stringContaining(markup),
  );
  expect(region.getAllByText(markup)).toHaveLength(2);
});

test('a track that is added is public at once, and the oldest makes room', async () => {
  const { user } = await openDashboard('Music');
  const markup = '<img src=x onerror=alert(1)>';
  await addTracks(user, ['Low Ceiling', markup]);
  expect(cardTitles()).toEqual([markup, 'Low Ceiling', ...trackTitles]);
  await viewPortfolio(user);
  expect(titlesIn('Music and Sound')).toEqual([markup, 'Low Ceiling', ...trackTitles.slice(0, 4)]);
  const music = within(screen.getByRole('region', { name: 'Music and Sound' }));
  await user.click(music.getByRole('button', { name: `Play ${markup}` }));
  expect(music.getByRole('button', { pressed: true })).toHaveAccessibleName(`Play ${markup}`);
});

test('a deleted track stops, its like is forgotten, and those of the others stay', async () => {
  const { user, store } = await openDashboard('Music');
  const [deleted, kept] = tracks;
  if (!deleted || !kept) throw new Error('There are no two tracks.');
  store.dispatch(trackToggled(deleted.id));
  store.dispatch(likeToggled(deleted.id));
  store.dispatch(likeToggled(kept.id));
  await user.click(buttonFor('Delete', deleted.title));
  expect(store.getState().player.currentTrackId).toBeNull();
  expect(store.getState().likes).toEqual({ [kept.id]: true });

  await viewPortfolio(user);
  expect(titlesIn('Music and Sound')).toEqual(trackTitles.slice(1));
  const music = within(screen.getByRole('region', { name: 'Music and Sound' }));
  expect(music.getByRole('button', { pressed: true })).toHaveAccessibleName(`Like ${kept.title}`);
});

test('a track that plays goes on while another is deleted', async () => {
  const { user, store } = await openDashboard('Music');
  const [playing, deleted] = tracks;
  if (!playing || !deleted) throw new Error('There are no two tracks.');
  store.dispatch(trackToggled(playing.id));
  await user.click(buttonFor('Delete', deleted.title));
  await viewPortfolio(user);
  const music = within(screen.getByRole('region', { name: 'Music and Sound' }));
  expect(music.getByRole('button', { pressed: true })).toHaveAccessibleName(
    `Play ${playing.title}`,
  );
});
