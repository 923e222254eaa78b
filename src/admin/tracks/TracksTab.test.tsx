import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buttonFor,
  cardOf,
  cardTitles,
  dashboardContent,
  openDashboard,
} from '../../test/dashboard';
import { recordActions } from '../../test/recordActions';

const { tracks } = dashboardContent;
const titles = tracks.map(({ title }) => title);

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

test('all tracks show, the newest on top', async () => {
  await openDashboard('Music');
  expect(screen.queryByText(/^No tracks yet/)).not.toBeInTheDocument();
  expect(cardTitles()).toHaveLength(6);
  expect(cardTitles()).toEqual(titles);
});

test('a track shows its album, its length and the day on which it was added', async () => {
  await openDashboard('Music');
  for (const { title, album, duration, addedAt } of tracks) {
    const card = cardOf(title);
    expect(card).toHaveTextContent(album);
    expect(card).toHaveTextContent(duration);
    expect(within(card).getByText(inWords(addedAt))).toBeVisible();
  }
});

test('a track that the owner deletes is gone, and the others stay', async () => {
  const { user, store } = await openDashboard('Music');
  const actions = recordActions(store);
  const [first, ...others] = tracks;
  await user.click(buttonFor('Delete', first?.title ?? ''));
  expect(actions).toEqual([{ type: 'tracks/trackDeleted', payload: first?.id }]);
  expect(cardTitles()).toEqual(others.map(({ title }) => title));
});

test('the last track can be deleted too', async () => {
  const { user } = await openDashboard('Music');
  for (const title of titles) await user.click(buttonFor('Delete', title));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText('No tracks yet. Add Track starts the list.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add Track' })).toBeVisible();
});
