import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { trackAdded } from '../../state/tracks';
import { deleteTrack } from '../../state/undo';
import { testContent } from '../../test/content';
import { cardIn, expectNewTab, picturesIn, sectionAt, textsOf } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const { owner, tracks } = testContent;
const titles = tracks.map(({ title }) => title);
const [first = '', second = '', third = ''] = titles;

const section = () => sectionAt('music');
const toggle = (act: 'Play' | 'Like', title: string) =>
  within(section()).getByLabelText(`${act} ${title}`);
const shownTitles = () => textsOf(within(section()).getAllByRole('heading', { level: 3 }));

/** The titles of the tracks that play, or that are liked. */
const pressed = (act: 'Play' | 'Like') =>
  titles.filter((title) => toggle(act, title).getAttribute('aria-pressed') === 'true');

test('Music and Sound shows six tracks, newest first', () => {
  renderApp();
  expect(within(section()).getByText('Music and Sound')).toBeVisible();
  expect(titles).toHaveLength(6);
  expect(shownTitles()).toEqual(titles);
});

test('each track has cover, title, artist, album and duration', () => {
  renderApp();
  for (const { title, album, duration, cover } of tracks) {
    const card = within(cardIn(section(), title));
    for (const text of [title, owner.name, album, duration]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(duration).toMatch(/^([23]:[0-5]\d|4:00)$/);
    expect(picturesIn(cardIn(section(), title))).toEqual([
      expect.stringContaining(cover ?? 'a picture'),
    ]);
  }
});

test('Listen on Spotify opens each track in a new tab', () => {
  renderApp();
  for (const { title, spotifyUrl } of tracks) {
    const link = within(cardIn(section(), title)).getByText(/^Listen on Spotify/);
    expect(link).toHaveAccessibleName(
      expect.stringMatching(`^Listen on Spotify\\W+${title}\\W+opens in a new tab`),
    );
    expect(link).toHaveAttribute('href', spotifyUrl);
    expectNewTab(link);
  }
});

test('one track plays at a time, and a press on it stops it', async () => {
  const { user, store } = renderApp();
  expect(pressed('Play')).toEqual([]);
  await user.click(toggle('Play', first));
  expect(pressed('Play')).toEqual([first]);
  expect(store.getState().player.currentTrackId).toBe(tracks[0]?.id);

  await user.click(toggle('Play', third));
  expect(pressed('Play')).toEqual([third]);

  await user.click(toggle('Play', third));
  expect(pressed('Play')).toEqual([]);
  expect(store.getState().player.currentTrackId).toBeNull();
});

test('each track is liked on its own, whatever plays', async () => {
  const { user } = renderApp();
  expect(pressed('Like')).toEqual([]);
  await user.click(toggle('Like', first));
  await user.click(toggle('Play', second));
  await user.click(toggle('Like', third));
  expect(pressed('Like')).toEqual([first, third]);

  await user.click(toggle('Like', first));
  expect(pressed('Like')).toEqual([third]);
  expect(pressed('Play')).toEqual([second]);
});

test('a press on a toggle is one event', async () => {
  const { user, store } = renderApp();
  const actions = recordActions(store);
  await user.click(toggle('Play', first));
  await user.click(toggle('Like', second));
  expect(actions).toEqual([
    { type: 'player/trackToggled', payload: tracks[0]?.id },
    { type: 'likes/likeToggled', payload: tracks[1]?.id },
  ]);
});

test('a card has four buttons, of which two do nothing, and so does View All Tracks', async () => {
  const { user, store, address } = renderApp();
  const actions = recordActions(store);
  const buttons = within(cardIn(section(), first)).getAllByRole('button');
  const toggles = [toggle('Play', first), toggle('Like', first)];
  const inert = buttons.filter((button) => !toggles.includes(button));
  expect(buttons).toHaveLength(4);
  expect(inert).toHaveLength(2);

  const viewAll = within(section()).getByRole('button', { name: 'View All Tracks' });
  for (const button of [...inert, viewAll]) {
    expect(button).toHaveAccessibleName();
    await user.click(button);
  }
  expect(actions).toEqual([]);
  expect(address()).toBe('/');
  expect(shownTitles()).toEqual(titles);
});

test('a track that the owner adds is on the page at once, and one that is deleted is gone', () => {
  const { store } = renderApp();
  const details = { title: 'Seventh Wave', artist: owner.name, album: 'New', duration: '3:00' };
  act(() => {
    store.dispatch(trackAdded({ ...details, spotifyUrl: 'https://open.spotify.com/track/7' }));
  });
  expect(shownTitles()).toEqual(['Seventh Wave', ...titles.slice(0, 5)]);

  act(() => {
    store.dispatch(deleteTrack(tracks[1]?.id ?? ''));
  });
  expect(shownTitles()).toEqual(['Seventh Wave', first, ...titles.slice(2)]);
});
