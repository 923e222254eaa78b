import { memo } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { selectIsLiked, toggleLike } from '../../state/slices/likes';
import { selectIsPlaying, togglePlayback } from '../../state/slices/player';
import { selectTrackById } from '../../state/slices/tracks';
import { color, fontSize, from, space } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { Card } from '../../ui/Card';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { Equaliser } from './Equaliser';
import { PlayButton } from './PlayButton';
import { ShareButton } from './ShareButton';

const TrackFrame = styled(Card)<{ $playing: boolean }>`
  display: grid;
  grid-template-columns: min(7.5rem, 38%) minmax(0, 1fr);
  border-color: ${({ $playing }) => ($playing ? color.accent : color.line)};

  ${from.tablet} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr auto;
  }
`;

const Stage = styled.div`
  position: relative;
`;

const Cover = styled(Picture)`
  height: 100%;
  aspect-ratio: auto;

  ${from.tablet} {
    aspect-ratio: 4 / 3;
  }
`;

const Text = styled.div`
  min-width: 0;
  padding: ${space.md};

  ${from.tablet} {
    padding: ${space.lg} ${space.lg} ${space.sm};
  }
`;

const TitleLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.sm};
  margin-bottom: ${space.xxs};
`;

const Title = styled.h3`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize.lg};
`;

const Line = styled.p`
  display: inline;
  color: ${color.muted};
  font-size: ${fontSize.sm};

  & + &::before {
    content: ' · ';
    content: ' · ' / '';
  }
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: ${space.xs} ${space.md} ${space.xs} ${space.xs};
  border-top: 1px solid ${color.line};

  a {
    margin-left: auto;
    padding: 0 ${space.sm};
  }

  small {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

/** A track with its controls. It selects its own part of the state only, so a press on another card does not render it. */
export const TrackCard = memo(function TrackCard({ id }: { id: TrackId }) {
  const dispatch = useAppDispatch();
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isPlaying = useAppSelector((state) => selectIsPlaying(state, id));
  const isLiked = useAppSelector((state) => selectIsLiked(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  if (!track) return null;

  const { title, artist, album, duration, cover, spotifyUrl } = track;
  return (
    <TrackFrame $playing={isPlaying}>
      <Stage>
        <Cover seed={id} {...imageSource(cover, 480, 360)} />
        <PlayButton
          title={title}
          isPlaying={isPlaying}
          onPress={() => dispatch(togglePlayback(id))}
        />
      </Stage>
      <Text>
        <TitleLine>
          <Title>{title}</Title>
          {isPlaying && <Equaliser />}
        </TitleLine>
        <Line>{artist}</Line>
        <Line>{album}</Line>
        <Line>{duration}</Line>
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
        <ButtonLink small variant="quiet" href={spotifyUrl} target="_blank" rel="noreferrer">
          Listen on Spotify
          <VisuallyHidden>{`: ${title} (opens in a new tab)`}</VisuallyHidden>
        </ButtonLink>
      </Actions>
    </TrackFrame>
  );
});
