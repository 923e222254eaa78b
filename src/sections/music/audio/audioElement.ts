import { words } from 'virtual:words';
import type { Track, TrackId } from '../../../content/types';
import type { AppStore } from '../../../state/rootReducer';

// Imports only types of the state: the bundler would move code shared with the page into a third chunk.

/** The state of the audio element. Not in the store, which holds only the playing track. */
interface AudioState {
  /** The id of the loaded track; empty at first. */
  trackId: string;
  /** Whole seconds. */
  position: number;
  /** In seconds; NaN while unknown, infinite for a stream and for a file in which the browser cannot seek. */
  duration: number;
  error: string;
}

interface Playable {
  track: Track;
  audio: string;
  picture: string | undefined;
}

let audioState: AudioState = { trackId: '', position: 0, duration: Number.NaN, error: '' };
const listeners = new Set<() => void>();

/** The state of the audio element: a new object after each change. */
export const getAudioState = () => audioState;

/** Calls `listener` after each change of the audio state. Returns the function to unsubscribe. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function updateAudioState(part: Partial<AudioState>) {
  audioState = { ...audioState, ...part };
  for (const listener of listeners) listener();
}

let element: HTMLAudioElement | undefined;

/** Moves to a position in whole seconds. Does nothing before the first track. */
export function seek(position: number) {
  if (!element) return;
  element.currentTime = position;
  // Before the events of the element: the next press of an arrow key starts from this position.
  updateAudioState({ position });
}

/** Pauses the element; the store follows. */
export const pause = () => element?.pause();

/** Creates the element. It pauses if the store has another track or none, and updates the store if it pauses by itself. */
function createElement(store: AppStore, togglePlayback: (id: TrackId) => void) {
  const audio = new Audio();
  const isPlaying = () => store.getState().player.currentTrackId === audioState.trackId;
  function updateStore() {
    if (audio.paused && isPlaying()) togglePlayback(audioState.trackId);
  }
  function fail(error: string) {
    updateAudioState({ error });
    audio.pause();
    updateStore();
  }
  /** The store caused the next pause event. It comes later, when time travel may play the track again. */
  let isPausing = false;
  store.subscribe(() => {
    if (isPlaying()) return;
    isPausing ||= !audio.paused;
    audio.pause();
  });
  // Also fired at the end of the track, by another app, and when headphones are unplugged.
  audio.addEventListener('pause', () => {
    if (!isPausing) updateStore();
    isPausing = false;
  });
  // Loading another track drops a pause event that has not fired yet.
  audio.addEventListener('loadstart', () => (isPausing = false));
  audio.addEventListener('timeupdate', () => {
    const position = Math.floor(audio.currentTime);
    if (position !== audioState.position) updateAudioState({ position });
  });
  audio.addEventListener('durationchange', () => {
    // In Chromium, if the server sends only whole files: each seek would play it from the start.
    const isUnseekable = audio.seekable.length > 0 && audio.seekable.end(0) === 0;
    updateAudioState({ duration: isUnseekable ? Infinity : audio.duration });
  });
  audio.addEventListener('error', () =>
    fail(
      audio.error?.code === MediaError.MEDIA_ERR_NETWORK
        ? words.player.interrupted
        : words.player.missing,
    ),
  );
  return audio;
}

function setMediaSession(
  { title, artist, album }: Track,
  picture: string | undefined,
  play: () => void,
) {
  if (!('mediaSession' in navigator)) return;
  const artwork = picture ? [{ src: picture }] : [];
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist, album, artwork });
  navigator.mediaSession.setActionHandler('play', () => {
    if (element?.paused) play();
  });
  navigator.mediaSession.setActionHandler('pause', pause);
}

/**
 * Plays or pauses a track. Nothing else starts sound: other state changes, such as time travel, only stop it.
 * @param togglePlayback Starts a track in the store, or stops it.
 */
export async function playOrPause(
  playable: Playable,
  store: AppStore,
  togglePlayback: (id: TrackId) => void,
): Promise<void> {
  const { track, audio, picture } = playable;
  togglePlayback(track.id);
  if (store.getState().player.currentTrackId !== track.id) return;

  element ??= createElement(store, togglePlayback);
  const isLoaded = audioState.trackId === track.id;
  if (!isLoaded || audioState.error) {
    // After a lost connection, the track resumes where it stopped. A broken file starts again.
    const resumes = isLoaded && element.error?.code !== MediaError.MEDIA_ERR_DECODE;
    const position = resumes ? audioState.position : 0;
    updateAudioState({ trackId: track.id, position, duration: Number.NaN, error: '' });
    element.src = audio;
    element.currentTime = position;
    setMediaSession(track, picture, () => void playOrPause(playable, store, togglePlayback));
  }
  try {
    await element.play();
  } catch (error) {
    // Other errors come from a click in between, or are reported by the `error` listener.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    updateAudioState({ error: words.player.blocked });
    togglePlayback(track.id);
  }
}
