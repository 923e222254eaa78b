import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, dashboardContent, openDashboard } from '../../test/dashboard';
import { fillIn, press } from '../../test/forms';
import { button, cardTitlesAt, sectionAt } from '../../test/page';

const { posts, tracks } = dashboardContent;
const trackTitles = tracks.map(({ title }) => title);
const titlesOf = (status: 'published' | 'draft') =>
  posts.filter((post) => post.status === status).map(({ title }) => title);
const viewPortfolio = () => screen.getByRole('link', { name: 'View Portfolio' });

test('a draft is not public; published it is the featured article of six, its markup shown as text', async () => {
  const { user } = await openDashboard('Blog Posts');
  const markup = '<img src=x onerror=alert(1)>';
  for (const title of [markup, 'A draft']) {
    await user.click(button('New Post'));
    await fillIn(user, 'New Post', { Title: title, Excerpt: 'E.', Content: 'C.', Tags: markup });
    await press(user, 'New Post', 'Create Post');
  }
  await user.click(buttonFor('Publish', markup));
  await user.click(viewPortfolio());
  expect(cardTitlesAt('blog')).toEqual([markup, ...titlesOf('published').slice(0, 5)]);
  const blog = within(sectionAt('blog'));
  const featured = blog.getByRole('button', { name: /^Read Article/ });
  expect(featured).toHaveAccessibleName(expect.stringContaining(markup));
  expect(blog.getAllByText(markup)).toHaveLength(2);
});

test('the newest six of all that is published are public, wherever in the list they stand', async () => {
  const { user } = await openDashboard('Blog Posts');
  for (const title of titlesOf('draft')) await user.click(buttonFor('Publish', title));
  const [first = '', second = '', ...others] = posts.map(({ title }) => title);
  await user.click(buttonFor('Unpublish', first));
  await user.click(buttonFor('Delete', second));
  await user.click(viewPortfolio());
  expect(cardTitlesAt('blog')).toEqual(others);
  expect(others).toHaveLength(6);
});

test('a track that is added is public at once, plays, and the oldest makes room', async () => {
  const { user } = await openDashboard('Music');
  await user.click(button('Add Track'));
  await fillIn(user, 'Add Track', {
    Title: 'Low Ceiling',
    Album: 'Rooms',
    Duration: '2:05',
    'Spotify URL': 'https://open.spotify.com/track/1',
  });
  await press(user, 'Add Track', 'Save Track');
  await user.click(viewPortfolio());
  expect(cardTitlesAt('music')).toEqual(['Low Ceiling', ...trackTitles.slice(0, 5)]);
  const music = within(sectionAt('music'));
  await user.click(music.getByLabelText('Play Low Ceiling'));
  expect(music.getByRole('button', { pressed: true })).toHaveAccessibleName('Play Low Ceiling');
});
