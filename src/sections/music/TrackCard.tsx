import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { imageSource, sourceOf } from '../../content/images';
import type { TrackId } from '../../content/types';
import { selectIsPlaying, togglePlayback } from '../../state/slices/player';
import { selectTrackById } from '../../state/slices/tracks';
import { color, fontSize, from, radius, space } from '../../styles/tokens';
import { Card } from '../../ui/Card';
import { Picture } from '../../ui/Picture';
import { useChunk } from '../useChunk';
import { Equaliser } from './Equaliser';
import { PlayButton } from './PlayButton';
import { TrackActions } from './TrackActions';

const TrackFrame = styled(Card)<{ $playing: boolean }>`
  display: grid;
  grid-template-columns: min(6rem, 33%) minmax(0, 1fr);
  gap: 0 ${space.lg};
  align-items: start;
  border-color: ${({ $playing }) => ($playing ? color.accent : color.line)};

  ${from.tablet} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr auto;
  }
`;

/** A small square, and from tablets on as wide as the card. */
const CoverFrame = styled.div`
  position: relative;
  margin: ${space.md} 0 ${space.md} ${space.md};

  ${from.tablet} {
    margin: 0;
  }
`;

const Cover = styled(Picture)`
  aspect-ratio: 1;
  border-radius: ${radius.control};

  ${from.tablet} {
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

/** The title, the artist, and a row with the album and, at its end, the duration. */
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  gap: ${space.xxs} ${space.sm};
  min-width: 0;
  padding: ${space.md} ${space.md} ${space.md} 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};

  > :nth-child(-n + 2) {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    padding: 1.75rem ${space.lg} ${space.md};
  }
`;

const Title = styled.h3`
  color: ${color.text};
  font-size: ${fontSize.card};
`;

const Duration = styled.p`
  align-self: end;
  color: ${color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const loadAudio = () => import('./audio/chunk');

/** A track with its controls. Selects only its own part of the state, so that a click on another card does not render it. */
export const TrackCard = memo(function TrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isPlaying = useAppSelector((state) => selectIsPlaying(state, id));
  const store = useAppStore();
  const { chunk, said, run } = useChunk(loadAudio, 'The player did not load.', !!track?.audio);
  if (!track) return null;

  const { title, artist, album, duration, cover, audio } = track;
  const picture = imageSource(cover, 480, 360);
  const toggle = (trackId: TrackId) => store.dispatch(togglePlayback(trackId));
  const play = () =>
    audio
      ? void run(({ press }) =>
          press({ track, audio: sourceOf(audio), picture: picture.src }, store, toggle),
        )
      : toggle(id);
  return (
    <TrackFrame $playing={isPlaying}>
      <CoverFrame>
        <Cover kind="tracks" seed={id} {...picture} />
        {isPlaying && <Equaliser />}
        <PlayButton title={title} isPlaying={isPlaying} onPress={play} />
      </CoverFrame>
      <Text>
        <Title>{title}</Title>
        <p>{artist}</p>
        <p>{album}</p>
        <Duration>{duration}</Duration>
        {chunk && <chunk.AudioLine track={track} />}
      </Text>
      <TrackActions track={track} status={said} />
    </TrackFrame>
  );
});
