import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testContent } from '../../../test/data/content';
import { aTrack } from '../../../test/data/fixtures';
import { button } from '../../../test/screen/page';
import { renderApp } from '../../../test/screen/renderApp';
import { devtools } from '../../../test/store/devtools';

// A browser tests events of the element itself, such as its end: jsdom plays nothing.

beforeAll(() => devtools.connect());
afterAll(() => devtools.disconnect());

/** Opens a page with a track that has audio, and another one without, and plays the first. */
async function playTrack(id: string) {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const tracks = [aTrack(id, { audio: `${id}.mp3` }), aTrack('b'), aTrack('z', { audio: 'z.mp3' })];
  const { user, unmount } = renderApp({ content: { ...testContent, tracks, isOwn: true } });
  await user.click(button(`Play Track ${id}`));
  await waitFor(() => expect(play).toHaveBeenCalledOnce());
  const [element] = play.mock.contexts;
  if (!(element instanceof HTMLMediaElement)) throw new Error('Nothing was played.');
  return { user, unmount, element, play, pause };
}

test('Play starts and stops the audio of a track, and time travel starts none', async () => {
  const { user, element, play, pause } = await playTrack('a');
  expect(element.getAttribute('src')).toBe('/a.mp3');
  expect(pause).not.toHaveBeenCalled();
  const playing = devtools.log().length;
  await user.click(button('Play Track b'));
  expect(pause).toHaveBeenCalled();

  pause.mockClear();
  devtools.jumpTo(playing);
  expect(button('Play Track a')).toHaveAttribute('aria-pressed', 'true');
  devtools.jumpTo(playing - 1);
  expect(button('Play Track a')).toHaveAttribute('aria-pressed', 'false');
  expect(play).toHaveBeenCalledOnce();
  expect(pause).toHaveBeenCalled();

  // A jump back and forward in one task: the event of the pause comes after both.
  const log = devtools.log();
  const paused = vi.spyOn(element, 'paused', 'get').mockReturnValue(false);
  devtools.jumpTo(playing);
  devtools.jumpTo(playing - 1);
  paused.mockReturnValue(true);
  devtools.jumpTo(playing - 1);
  devtools.jumpTo(playing);
  act(() => void element.dispatchEvent(new Event('pause')));
  expect(devtools.log()).toEqual(log);

  devtools.jumpTo(devtools.log().length);
  await user.click(button('Play Track a'));
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  // As when headphones are unplugged.
  act(() => void element.dispatchEvent(new Event('pause')));
  expect(button('Play Track a')).toHaveAttribute('aria-pressed', 'false');
});

test('the sound stops with the section, also by the way back to the dashboard', async () => {
  const { unmount, pause } = await playTrack('e');
  expect(pause).not.toHaveBeenCalled();
  unmount();
  expect(pause).toHaveBeenCalledOnce();
});

test('a blocked sound says so, and the button is not pressed', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
    new DOMException('', 'NotAllowedError'),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const tracks = [aTrack('d', { audio: 'd.mp3' })];
  const { user } = renderApp({ content: { ...testContent, tracks, isOwn: true } });
  await user.click(button('Play Track d'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/blocked the sound/);
  expect(button('Play Track d')).toHaveAttribute('aria-pressed', 'false');
});

test('of several presses while the player loads, the last track plays, once', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const tracks = ['a', 'b'].map((id) => aTrack(id, { audio: `${id}.mp3` }));
  renderApp({ content: { ...testContent, tracks, isOwn: true } });
  for (const id of ['b', 'a', 'a']) fireEvent.click(button(`Play Track ${id}`));
  await waitFor(() => expect(play).toHaveBeenCalled());
  await waitFor(() => expect(button('Play Track a')).toHaveAttribute('aria-pressed', 'true'));
  expect(play).toHaveBeenCalledOnce();
});

test('screen readers hear the position of a track on focus and when moved, but not while it plays', async () => {
  const { user, element } = await playTrack('c');
  const playTo = (currentTime: number) => {
    Object.defineProperties(element, {
      currentTime: { value: currentTime, configurable: true, writable: true },
      duration: { value: 90, configurable: true },
    });
    act(() => {
      element.dispatchEvent(new Event('durationchange'));
      element.dispatchEvent(new Event('timeupdate'));
    });
  };
  playTo(5);
  const slider = screen.getByRole('slider', { name: 'Position in Track c' });
  act(() => slider.focus());
  expect(slider).toHaveAttribute('aria-valuetext', '0:05 of 1:30');
  playTo(8);
  expect(slider).toHaveValue('8');
  expect(slider).toHaveAttribute('aria-valuetext', '0:05 of 1:30');
  fireEvent.change(slider, { target: { value: '60' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1:00 of 1:30');
  // Before any event of the element: quick arrow keys add up.
  expect(slider).toHaveValue('60');

  await user.click(button('Play Track z'));
  await user.click(button('Play Track c'));
  playTo(0);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:00 of 1:30');
});

test.each([
  ['a lost connection', 2, 83],
  ['a second try without a connection', 4, 83],
  ['a broken file', 3, 0],
])('after %s, Play starts at the right second', async (_, code, position) => {
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
  const { user, element } = await playTrack('f');
  Object.defineProperties(element, {
    currentTime: { value: 83, configurable: true, writable: true },
    error: { value: { code }, configurable: true },
  });
  fireEvent.timeUpdate(element);
  fireEvent.error(element);
  expect(screen.getByRole('alert')).toBeVisible();
  // The tests share the element, whose error releases the button of the first test only.
  await user.dblClick(button('Play Track f'));
  expect(element.currentTime).toBe(position);
});

test('a file without seeking has no slider', async () => {
  const { element } = await playTrack('g');
  vi.spyOn(element, 'duration', 'get').mockReturnValue(90);
  const seekable = vi.spyOn(element, 'seekable', 'get');
  const range = (end: number) => ({ length: 1, start: () => 0, end: () => end });
  seekable.mockReturnValue(range(90));
  fireEvent.durationChange(element);
  expect(screen.getByRole('slider')).toBeVisible();
  seekable.mockReturnValue(range(0));
  fireEvent.durationChange(element);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('the media keys for play and pause only play and only pause', async () => {
  const handlers = new Map<string, () => void>();
  const mediaSession = {
    setActionHandler: (name: string, handler: () => void) => handlers.set(name, handler),
  };
  vi.stubGlobal('navigator', Object.create(navigator, { mediaSession: { value: mediaSession } }));
  vi.stubGlobal('MediaMetadata', vi.fn());
  const { user, play } = await playTrack('d');
  await user.click(button('Play Track d'));
  act(() => handlers.get('pause')?.());
  expect(play).toHaveBeenCalledOnce();
  act(() => handlers.get('play')?.());
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2));
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
  act(() => handlers.get('play')?.());
  expect(button('Play Track d')).toHaveAttribute('aria-pressed', 'true');
});
