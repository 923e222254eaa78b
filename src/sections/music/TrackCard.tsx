import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { imageSource, sourceOf } from '../../content/images';
import type { TrackId } from '../../content/types';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { selectIsLiked, toggleLike } from '../../state/slices/likes';
import { selectIsPlaying, togglePlayback } from '../../state/slices/player';
import { selectTrackById } from '../../state/slices/tracks';
import { color, fontSize, from, radius, space } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Card } from '../../ui/Card';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { useChunk } from '../useChunk';
import { Equaliser } from './Equaliser';
import { PlayButton } from './PlayButton';
import { serviceOf } from './serviceOf';
import { ShareButton } from './ShareButton';

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
const Stage = styled.div`
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

/** The title and the artist, and in a line of their own the album and, at its end, the duration. */
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

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${space.xs};
  border-top: 1px solid ${color.line};

  a {
    margin-left: auto;
    padding: 0 clamp(0.25rem, 3vw - 1.5rem, ${space.sm});
  }

  small {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

const loadAudio = () => import('./audio/chunk');

/** A track with its controls. It selects its own part of the state only, so a press on another card does not render it. */
export const TrackCard = memo(function TrackCard({ id }: { id: TrackId }) {
  const dispatch = useAppDispatch();
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isPlaying = useAppSelector((state) => selectIsPlaying(state, id));
  const isLiked = useAppSelector((state) => selectIsLiked(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const store = useAppStore();
  const { chunk, said, run } = useChunk(loadAudio, 'The player did not load.', !!track?.audio);
  if (!track) return null;

  const { title, artist, album, duration, cover, spotifyUrl, audio } = track;
  const picture = imageSource(cover, 480, 360);
  const listen = `Listen on ${serviceOf(spotifyUrl)}`;
  const toggle = (trackId: TrackId) => dispatch(togglePlayback(trackId));
  const play = () =>
    audio
      ? void run(({ press }) =>
          press({ track, audio: sourceOf(audio), picture: picture.src }, store, toggle),
        )
      : toggle(id);
  return (
    <TrackFrame $playing={isPlaying}>
      <Stage>
        <Cover kind="tracks" seed={id} {...picture} />
        {isPlaying && <Equaliser />}
        <PlayButton title={title} isPlaying={isPlaying} onPress={play} />
      </Stage>
      <Text>
        <Title>{title}</Title>
        <p>{artist}</p>
        <p>{album}</p>
        <Duration>{duration}</Duration>
        {chunk && <chunk.AudioLine track={track} />}
      </Text>
      <Actions>
        <IconButton
          icon="heart"
          label={`Like ${title}`}
          filled={isLiked}
          aria-pressed={isLiked}
          onClick={() => dispatch(toggleLike(id))}
        />
        {/* Nothing that a playlist of the site could be played by: inert (spec section 2), or not there. */}
        {!hasOwnContent && <IconButton icon="plus" label={`Add ${title} to a playlist`} />}
        <ShareButton title={title} url={spotifyUrl} />
        {audio && <small role="status">{said}</small>}
        <ButtonLink
          key={listen}
          small
          variant="quiet"
          href={spotifyUrl}
          target="_blank"
          rel="noreferrer"
        >
          {listen}
          <VisuallyHidden>{`: ${title} (opens in a new tab)`}</VisuallyHidden>
        </ButtonLink>
      </Actions>
    </TrackFrame>
  );
});
