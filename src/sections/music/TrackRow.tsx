import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { contentUrl, imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { useAppSelector, useAppStore } from '../../shared/hooks';
import { useChunk } from '../../shared/useChunk';
import { selectPicture } from '../../state/lists/pictures';
import { selectTrackById } from '../../state/lists/tracks';
import { playbackToggled, selectIsPlaying } from '../../state/visitor/player';
import { from, onNarrowScreens } from '../../styles/media';
import { color, font, fontSize, space } from '../../styles/tokens';
import { PlayButton } from './PlayButton';
import { Sleeve } from './Sleeve';
import { TrackActions } from './TrackActions';
import { TrackText } from './TrackText';

/** The playing row becomes a black bar. Its tone is night, and its bar grows from the edge of the window. */
const Row = styled.article`
  position: relative;
  isolation: isolate;
  counter-increment: track;
  display: grid;
  grid: 'sleeve number' 'sleeve play' 1fr 'text text' / calc(var(--sleeve) - ${space.gutter}) 1fr;
  gap: ${space.md};
  padding-block-end: ${space.md};

  &[data-tone] {
    background: none;
  }

  /* "Link copied" lies over the next row. */
  &:has(small:not(:empty)) {
    z-index: 1;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(50% - 50vw);
    z-index: -1;
    background: ${color.pageGround};
    transform: scaleX(0);
    transform-origin: calc(50% - var(--forward) * 50%);
    transition: transform calc(var(--tempo) * 500ms) cubic-bezier(0.6, 0, 0.2, 1);
  }

  &[data-tone]::before {
    transform: none;
  }

  &::after {
    content: counter(track, decimal-leading-zero);
    grid-area: number;
    font: 800 ${fontSize.number} / 1 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  ${onNarrowScreens} {
    > :first-child {
      margin-inline-start: calc(-1 * ${space.gutter});
    }

    &::after {
      justify-self: end;
      margin-top: ${space.sm};
    }

    > button {
      place-self: end;
    }
  }

  ${from.tablet} {
    grid:
      'number sleeve text play' / clamp(min(5.25rem, 17vw), 9.5vw, 8.5rem) var(--sleeve)
      1fr auto;
    column-gap: 0;
    align-items: center;
    padding: 0;
    padding-inline-end: var(--beside);
  }
`;

const loadAudio = () => import('./audio/AudioLine');

/** Of all presses while the player loads, only the last plays its track. */
let presses = 0;

/** A track with its controls. */
export function TrackRow({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isPlaying = useAppSelector((state) => selectIsPlaying(state, id));
  const store = useAppStore();
  const { chunk, status, run } = useChunk(loadAudio, words.music.playerFailed, !!track?.audio);
  if (!track) return null;

  const { title, cover, audio } = track;
  const toggle = (trackId: TrackId) => store.dispatch(playbackToggled(trackId));
  const press = () => {
    presses += 1;
    const number = presses;
    if (!audio) return toggle(id);
    const built = selectPicture(store.getState(), cover);
    const picture = imageSource(cover, 'track', built).src;
    const playable = { track, audio: contentUrl(audio), picture };
    return void run(
      ({ playOrPause }) => number === presses && playOrPause(playable, store, toggle),
    );
  };
  return (
    <Row data-tone={isPlaying ? 'night' : undefined}>
      <Sleeve track={track} isPlaying={isPlaying} />
      <PlayButton title={title} isPlaying={isPlaying} onPress={press} />
      <TrackText track={track}>
        {chunk && <chunk.AudioLine track={track} />}
        <TrackActions track={track} playerError={status} />
      </TrackText>
    </Row>
  );
}
