import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { wait } from '../../shared/wait';
import { motionToggled } from '../../state/visitor/nav';
import { testContent } from '../../test/data/content';
import { aTrack } from '../../test/data/fixtures';
import {
  cardIn,
  cardTitlesAt,
  expectNewTab,
  getIcon,
  picturesIn,
  readTexts,
  sectionAt,
} from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

const { owner, tracks } = testContent;
const titles = tracks.map(({ title }) => title);
const [first = '', second = ''] = titles;

const section = () => sectionAt('music');
const toggle = (act: 'Play' | 'Like' | 'Share', title: string) =>
  within(section()).getByLabelText(`${act} ${title}`);

/** The titles of the tracks with this toggle pressed, as shown by its state and its icon. */
function findPressed(act: 'Play' | 'Like', stillIcon: unknown) {
  const pressed = titles.filter((title) => toggle(act, title).ariaPressed === 'true');
  const changed = titles.filter((title) => getIcon(toggle(act, title)) !== stillIcon);
  expect(changed, 'titles with another icon').toEqual(pressed);
  return pressed;
}

test('tracks show in the order of the content, each with its details and a link to Spotify', () => {
  renderApp();
  expect(titles).toHaveLength(6);
  expect(cardTitlesAt('music')).toEqual(titles);
  for (const { title, album, duration, cover, spotifyUrl } of tracks) {
    const card = within(cardIn(section(), title));
    const details = { Artist: owner.name, Album: album, Duration: duration };
    expect(readTexts(card.getAllByRole('term'))).toEqual(Object.keys(details));
    expect(readTexts(card.getAllByRole('definition'))).toEqual(Object.values(details));
    const pictures = picturesIn(cardIn(section(), title));
    expect(pictures).toEqual([expect.stringContaining(cover ?? 'a picture')]);
    const link = card.getByText(/^Listen on Spotify/);
    const name = `^Listen on Spotify\\W+${title}\\W+opens in a new tab`;
    expect(link).toHaveAccessibleName(expect.stringMatching(name));
    expect(link).toHaveAttribute('href', spotifyUrl);
    expectNewTab(link);
  }
});

test('Play starts one track at a time, and a second click stops it', async () => {
  const { user, store } = renderApp();
  const actions = recordActions(store);
  const icon = getIcon(toggle('Play', first));
  expect(findPressed('Play', icon)).toEqual([]);
  for (const [pressed, ...playing] of [[first, first], [second, second], [second]]) {
    await user.click(toggle('Play', pressed ?? ''));
    expect(findPressed('Play', icon)).toEqual(playing);
  }
  expect(actions.map(({ type }) => type)).toEqual(Array(3).fill('player/playbackToggled'));
});

test('records turn and the dot of the brand beats while a track plays, unless motion is paused', async () => {
  const { user, store, container } = renderApp();
  const findMoving = () =>
    ['turning', 'beating'].map((it) => container.querySelectorAll(`[data-${it}='true']`).length);
  expect(findMoving()).toEqual([0, 0]);
  await user.click(toggle('Play', first));
  // In the sleeve, beside the rows, and in the contact section.
  expect(findMoving()).toEqual([3, 1]);
  act(() => void store.dispatch(motionToggled()));
  expect(findMoving()).toEqual([0, 0]);
});

test('Like marks each track separately and fills its heart', async () => {
  const { user } = renderApp();
  const [heart, arrow] = [getIcon(toggle('Like', first)), getIcon(toggle('Play', first))];
  expect(findPressed('Like', heart)).toEqual([]);
  await user.click(toggle('Like', first));
  await user.click(toggle('Play', second));
  await user.click(toggle('Like', second));
  expect(findPressed('Like', heart)).toEqual([first, second]);
  await user.click(toggle('Like', first));
  expect(findPressed('Like', heart)).toEqual([second]);
  expect(findPressed('Play', arrow)).toEqual([second]);
});

test('a track without a URL has no link', () => {
  const { spotifyUrl: _address, ...track } = aTrack('a', { audio: 'a.mp3' });
  renderApp({ content: { ...testContent, tracks: [track], isOwn: true } });
  expect(within(section()).queryByRole('link')).not.toBeInTheDocument();
  expect(toggle('Share', track.title)).toBeVisible();
});

test.each([
  ['closed', 0, 'AbortError'],
  ['open already', 0, 'InvalidStateError'],
  ['refused', 1, 'NotAllowedError'],
])('a share dialog that is %s copies the address %i times', async (_how, copies, name) => {
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  const writeText = vi.fn(() => Promise.resolve());
  renderApp({ content: { ...testContent, tracks: [aTrack('a')], isOwn: true } });
  Object.assign(navigator, { share });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  onTestFinished(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });
  fireEvent.click(toggle('Share', 'Track a'));
  await waitFor(() => expect(share).toHaveBeenCalled());
  await act(() => wait(0));
  expect(writeText).toHaveBeenCalledTimes(copies);
});

test('the large record keeps the label of the last track', async () => {
  const tracks = [aTrack('a', { title: '🌊 Ash' }), aTrack('b', { title: 'Bay' })];
  const { user } = renderApp({ content: { ...testContent, tracks } });
  const labels = () =>
    [...section().querySelectorAll<HTMLElement>('[data-letters]')].map(
      (it) => it.dataset['letters'],
    );
  expect(labels()).toEqual(['🌊', 'B', '🌊']);
  for (const _press of ['play', 'stop']) {
    await user.click(toggle('Play', 'Bay'));
    expect(labels().at(-1)).toBe('B');
  }
});

test('a copied link is announced', async () => {
  const tracks = [aTrack('a')];
  const { user } = renderApp({ content: { ...testContent, tracks, isOwn: true } });
  await user.click(toggle('Share', 'Track a'));
  expect(await within(section()).findByText('Link copied')).toHaveAttribute('role', 'status');
});

test('View All Tracks leaves the focus to a visitor who has gone on', async () => {
  const tracks = ['1', '2', '3', '4', '5', '6', '7'].map((id) => aTrack(id));
  renderApp({ content: { ...testContent, tracks, isOwn: true } });
  fireEvent.click(within(section()).getByRole('button', { name: 'View All Tracks' }));
  act(() => toggle('Like', 'Track 1').focus());
  await waitFor(() => expect(cardTitlesAt('music').length).toBeGreaterThan(6));
  expect(toggle('Like', 'Track 1')).toHaveFocus();
});
