import { styled } from 'styled-components';
import { contentUrl, imageSource } from '../../content/images';
import type { TrackId } from '../../content/types';
import { useAppSelector, useAppStore } from '../../shared/hooks';
import { selectTrackById } from '../../state/lists/tracks';
import { playbackToggled, selectIsPlaying } from '../../state/visitor/player';
import { onSmallScreens, onLargeScreens } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { Card } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { visuallyHidden } from '../../ui/text/visuallyHidden';
import { useChunk } from '../useChunk';
import { Equaliser, PlayButton } from './Playback';
import { TrackActions } from './TrackActions';

const TrackFrame = styled(Card)<{ $playing: boolean }>`
  display: grid;
  grid-template: 1fr auto / min(5.5rem, 33%) minmax(0, 1fr);
  column-gap: ${space.md};
  align-items: start;
  border-color: ${({ $playing }) => ($playing ? color.accent : color.line)};

  ${onLargeScreens} {
    grid-template: auto 1fr auto / none;
  }
`;

const CoverFrame = styled.div`
  position: relative;
  grid-area: 1 / 1;
  margin: ${space.md} 0 ${space.md} ${space.md};

  ${onLargeScreens} {
    margin: 0;
  }
`;

const Cover = styled(Picture)`
  aspect-ratio: 1;
  border-radius: ${radius.control};

  ${onLargeScreens} {
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

/** Title, artist and album. The duration is beside the album; on phones, below the play button and as wide. */
const Text = styled.div`
  grid-area: 1 / 2;
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  gap: ${space.xxs} ${space.sm};
  min-width: 0;
  padding: ${space.md} ${space.md} ${space.md} 0;
  color: ${color.muted};
  font-size: ${fontSize.sm};

  h3 {
    color: ${color.text};
  }

  dl,
  dl > div {
    display: contents;
  }

  dt {
    ${visuallyHidden}
  }

  :is(h3, dd) {
    grid-column: 1;
  }

  :last-child > dd {
    grid-column: 2;
    align-self: end;
    color: ${color.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;

    ${onSmallScreens} {
      min-width: 2.75rem;
      text-align: center;
    }
  }

  ${onLargeScreens} {
    grid-area: auto;
    padding: 1.75rem ${space.lg} ${space.md};

    :is(h3, :first-child > dd) {
      grid-column: 1 / -1;
    }
  }
`;

const loadAudio = () => import('./audio/AudioLine');

/** A track with its controls. Selects only its own state: a click on another card does not re-render it. */
export function TrackCard({ id }: { id: TrackId }) {
  const track = useAppSelector((state) => selectTrackById(state, id));
  const isPlaying = useAppSelector((state) => selectIsPlaying(state, id));
  const store = useAppStore();
  const { chunk, status, run } = useChunk(loadAudio, 'The player did not load.', !!track?.audio);
  if (!track) return null;

  const { title, artist, album, duration, cover, audio } = track;
  const picture = imageSource(cover, 480, 360);
  const toggle = (trackId: TrackId) => store.dispatch(playbackToggled(trackId));
  const press = () => {
    if (!audio) toggle(id);
    else {
      const playable = { track, audio: contentUrl(audio), picture: picture.src };
      void run(({ playOrPause }) => playOrPause(playable, store, toggle));
    }
  };
  return (
    <TrackFrame $playing={isPlaying}>
      <CoverFrame>
        <Cover kind="tracks" seed={id} {...picture} />
        {isPlaying && <Equaliser />}
      </CoverFrame>
      <PlayButton title={title} isPlaying={isPlaying} onPress={press} />
      <Text>
        <h3>{title}</h3>
        <dl>
          {Object.entries({ Artist: artist, Album: album, Duration: duration }).map(
            ([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
        {chunk && <chunk.AudioLine track={track} />}
      </Text>
      <TrackActions track={track} playerError={status} />
    </TrackFrame>
  );
}
