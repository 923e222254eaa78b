import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf, cardTitles, dashboardContent, openDashboard } from '../../test/dashboard';
import { fillIn, form, press } from '../../test/forms';
import { recordActions } from '../../test/recordActions';
import { forget } from '../formMemory';

const FORM = 'Add Track';

afterEach(() => {
  vi.useRealTimers();
  forget(FORM);
});

const TRACK = {
  Title: 'Low Ceiling',
  Album: 'Rooms',
  Duration: '3:45',
  'Spotify URL': 'https://open.spotify.com/track/1',
};

const field = (label: string) => within(form(FORM)).getByLabelText(label);

/** Opens the form; from here on every action is recorded. */
async function openForm() {
  const app = await openDashboard('Music');
  await app.user.click(screen.getByRole('button', { name: FORM }));
  return { ...app, actions: recordActions(app.store) };
}

test('the form asks for a title, an album, a length and an address', async () => {
  await openForm();
  for (const label of Object.keys(TRACK)) expect(field(label)).toBeRequired();
  expect(field('Duration')).toHaveAttribute('placeholder', 'mm:ss');
  expect(field('Spotify URL')).toHaveAttribute('type', 'url');
});

test('a new track stands on top, by the owner, of today and with a cover', async () => {
  const { user, store } = await openForm();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 11, 31, 0, 15) });
  await fillIn(user, FORM, { ...TRACK, Title: '  Low Ceiling ', Album: ' Rooms ' });
  await press(user, FORM, 'Save Track');

  expect(cardTitles()).toEqual([
    'Low Ceiling',
    ...dashboardContent.tracks.map(({ title }) => title),
  ]);
  const card = cardOf('Low Ceiling');
  expect(card).toHaveTextContent('Rooms');
  expect(card).toHaveTextContent('3:45');
  expect(within(card).getByText('Dec 31, 2031')).toBeVisible();
  // The cover has no text of its own, so it has no role but that of a picture without meaning.
  expect(within(card).getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:/),
  );
  const [id = ''] = store.getState().tracks.ids;
  expect(store.getState().tracks.entities[id]).toMatchObject({
    title: 'Low Ceiling',
    album: 'Rooms',
    artist: dashboardContent.owner.name,
    spotifyUrl: TRACK['Spotify URL'],
    addedAt: '2031-12-31',
  });
});

test('the form closes after a submit, and is empty when it opens again', async () => {
  const { user } = await openForm();
  await fillIn(user, FORM, TRACK);
  await press(user, FORM, 'Save Track');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: FORM }));
  for (const label of Object.keys(TRACK)) expect(field(label)).toHaveValue('');
});

test('Cancel closes the form and adds nothing', async () => {
  const { user, actions } = await openForm();
  await fillIn(user, FORM, TRACK);
  await press(user, FORM, 'Cancel');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(actions.map(({ type }) => type)).toEqual(['tracks/trackFormCancelled']);
  expect(cardTitles()).toHaveLength(6);
});

test('each field that is left empty is named, and the first takes the focus', async () => {
  const { user, actions } = await openForm();
  await press(user, FORM, 'Save Track');
  for (const label of Object.keys(TRACK)) {
    expect(field(label)).toHaveAccessibleDescription(`${label} is required.`);
  }
  expect(field('Title')).toHaveFocus();
  expect(actions).toEqual([]);
});

test('what will not do is held back with a message, and nothing typed is lost', async () => {
  const { user, actions } = await openForm();
  for (const [label, value, message] of [
    ['Title', '  ', 'Title is required.'],
    ['Album', '  ', 'Album is required.'],
    ['Duration', '3:60', /seconds below 60/],
    ['Duration', '345', /seconds below 60/],
    ['Duration', '3:5', /seconds below 60/],
    ['Duration', '-3:05', /seconds below 60/],
    ['Spotify URL', 'javascript:alert(1)', /https/],
    ['Spotify URL', 'not a url', /https/],
    ['Spotify URL', 'ftp://x', /https/],
  ] as const) {
    const typed = { ...TRACK, [label]: value };
    await fillIn(user, FORM, typed);
    await press(user, FORM, 'Save Track');
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(message);
    for (const [each, text] of Object.entries(typed)) expect(field(each)).toHaveValue(text);
    expect(actions).toEqual([]);
  }
});

test('a corrected track is taken', async () => {
  const { user } = await openForm();
  await fillIn(user, FORM, { ...TRACK, Duration: '3:60' });
  await press(user, FORM, 'Save Track');
  await fillIn(user, FORM, { Duration: '04:00' });
  expect(field('Duration')).not.toHaveAccessibleDescription();
  await press(user, FORM, 'Save Track');
  expect(cardOf('Low Ceiling')).toHaveTextContent(/\b4:00/);
});

test('markup that the owner types shows as text', async () => {
  const { user } = await openForm();
  const markup = '<img src=x onerror=alert(1)>';
  await fillIn(user, FORM, { ...TRACK, Title: markup, Album: `${markup} 2` });
  await press(user, FORM, 'Save Track');
  expect(within(cardOf(markup)).getByRole('heading')).toHaveTextContent(markup);
  expect(cardOf(markup)).toHaveTextContent(`${markup} 2`);
});
