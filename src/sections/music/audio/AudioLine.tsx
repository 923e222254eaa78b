import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Track } from '../../../content/types';
import { fill } from '../../../content/words/fill';
import { formatNumber } from '../../../shared/formatNumber';
import { getAudioState, pause, seek, subscribe } from './audioElement';

// The chunk for tracks with audio: visitors of a site without audio do not download it.
export { playOrPause } from './audioElement';

/** Imports no tokens: the bundler would move them out of the page's chunk. */
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-top: 0.5rem;
  font-size: 0.9375rem;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  input {
    flex: 1;
    min-width: 0;
    height: 1.5rem;
    margin: 0;
    accent-color: currentcolor;
    /* The ring stays clear of the text above. */
    outline-offset: 0;
  }
`;

const clock = (seconds: number) =>
  formatNumber(`${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`);

/** The position of a track, or its error. Renders nothing unless the track is loaded. */
export function AudioLine({ track: { id, title } }: { track: Track }) {
  // Only the line of the loaded track renders each second.
  const audioState = useSyncExternalStore(subscribe, () =>
    getAudioState().trackId === id ? getAudioState() : null,
  );
  const [spokenPosition, setSpokenPosition] = useState(0);
  if (!audioState && spokenPosition) setSpokenPosition(0);

  // In the dashboard, no button stops the sound (WCAG 1.4.2).
  useEffect(
    () => () => {
      if (getAudioState().trackId === id) pause();
    },
    [id],
  );

  if (!audioState) return null;
  const { position, duration, error } = audioState;
  if (error) return <Line role="alert">{error}</Line>;
  return (
    <Line>
      {Number.isFinite(duration) && (
        <input
          type="range"
          aria-label={fill(words.player.position, { title })}
          // Changed only on focus and by the visitor: screen readers speak every change.
          aria-valuetext={fill(words.player.time, {
            position: clock(spokenPosition),
            length: clock(duration),
          })}
          max={Math.floor(duration)}
          value={position}
          onFocus={() => setSpokenPosition(position)}
          onChange={({ currentTarget }) => {
            setSpokenPosition(currentTarget.valueAsNumber);
            seek(currentTarget.valueAsNumber);
          }}
        />
      )}
      <span>{clock(position)}</span>
    </Line>
  );
}
