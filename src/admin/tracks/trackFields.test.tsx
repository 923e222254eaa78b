import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  buttonFor,
  getCard,
  cardTitles,
  dashboardContent,
  openForm,
} from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';

const FORM = 'Add Track';
const TRACK = {
  Title: 'Low Ceiling',
  Album: 'Rooms',
  Duration: '3:45',
  'Spotify URL': 'https://open.spotify.com/track/1',
};

test('the form for a new track requires a title, an album, a duration and an address', async () => {
  const { field } = await openForm('Music', FORM);
  for (const label of Object.keys(TRACK)) expect(field(label)).toBeRequired();
  expect(field('Duration')).toHaveAttribute('placeholder', 'mm:ss');
  expect(field('Spotify URL')).toHaveAttribute('type', 'url');
});

test('a new track is first: by the owner, dated today, with a cover; markup shows as text', async () => {
  const { user, store } = await openForm('Music', FORM);
  const markup = '<img src=x onerror=alert(1)>';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 11, 31, 23) });
  await fillIn(user, FORM, {
    ...TRACK,
    Title: '  Low Ceiling ',
    Album: ` ${markup} `,
    Duration: '03:45',
  });
  await press(user, FORM, 'Save Track');

  const titles = dashboardContent.tracks.map(({ title }) => title);
  expect(cardTitles()).toEqual(['Low Ceiling', ...titles]);
  const card = getCard('Low Ceiling');
  expect(card).toHaveTextContent(markup);
  expect(within(card).getByText('Dec 31, 2031')).toBeVisible();
  // The cover has no text, so its role is that of a decorative image.
  const cover = within(card).getByRole('presentation');
  expect(cover).toHaveAttribute('src', expect.stringMatching(/^https:/));
  const [id = ''] = store.getState().tracks.ids;
  expect(store.getState().tracks.entities[id]).toMatchObject({
    title: 'Low Ceiling',
    album: markup,
    artist: dashboardContent.owner.name,
    duration: '3:45',
    spotifyUrl: TRACK['Spotify URL'],
    addedAt: '2031-12-31',
  });
});

test('a track of an owner has an address, audio, or both, and a picture if it is under public', async () => {
  const { user, store, field } = await openForm('Music', FORM, { isOwn: true });
  await fillIn(user, FORM, { ...TRACK, 'Spotify URL': '' });
  await press(user, FORM, 'Save Track');
  expect(screen.getByText('Enter an address, or audio below.')).toBeVisible();
  await fillIn(user, FORM, { Audio: ' public/audio/low.mp3 ', Picture: '../secret.png' });
  await press(user, FORM, 'Save Track');
  expect(field('Audio')).toHaveAccessibleDescription(/no file public\/audio\/low\.mp3/);
  expect(field('Picture')).toHaveAccessibleDescription(/a file under public such/);
  await fillIn(user, FORM, { Audio: ' https://a.example/low.mp3 ', Picture: '' });
  await press(user, FORM, 'Save Track');
  const [id = ''] = store.getState().tracks.ids;
  const track = store.getState().tracks.entities[id];
  expect(track).toMatchObject({ title: 'Low Ceiling', audio: 'https://a.example/low.mp3' });
  for (const left of ['spotifyUrl', 'cover']) expect(track).not.toHaveProperty(left);

  await user.click(buttonFor('Edit', TRACK.Title));
  await fillIn(user, 'Edit Track', { Audio: ' ' });
  await press(user, 'Edit Track', 'Save changes');
  expect(screen.getByText('Enter an address, or audio below.')).toBeVisible();
});
