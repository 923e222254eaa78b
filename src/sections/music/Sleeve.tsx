import { keyframes, styled } from 'styled-components';
import type { Track } from '../../content/types';
import { ContentPicture } from '../../shared/ContentPicture';
import { useAppSelector } from '../../shared/hooks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { color } from '../../styles/tokens';
import { Record } from '../../ui/Record';

const Frame = styled.div`
  position: relative;
  grid-area: sleeve;
`;

const Disc = styled(Record)`
  position: absolute;
  inset: 3%;
  visibility: hidden;
  transition:
    translate var(--back),
    visibility 0s calc(var(--tempo) * 1200ms);

  [data-tone='night'] & {
    visibility: visible;
    translate: calc(var(--forward) * var(--slide));
    transition: translate var(--out);
  }
`;

const dance = keyframes`
  to {
    transform: scaleY(0.9);
  }
`;

const Bars = styled.span<{ $moving: boolean }>`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  gap: 3%;
  height: 31%;
  padding: 4% 4% 0;
  background: ${color.accentFill};
  content-visibility: auto;
  forced-color-adjust: none;

  i {
    flex: 1;
    background: ${color.pageGround};
    transform: scaleY(0.2);
    transform-origin: bottom;
    animation: ${dance} 1.1s ease-in-out infinite alternate;
    animation-play-state: ${({ $moving }) => ($moving ? 'running' : 'paused')};
  }

  i:nth-child(3n) {
    transform: scaleY(0.55);
    animation-duration: 0.7s;
    animation-delay: -0.3s;
  }

  i:nth-child(4n + 1) {
    transform: scaleY(0.8);
    animation-duration: 1.6s;
    animation-delay: -1.1s;
  }

  i:nth-child(5n + 2) {
    transform: scaleY(0.35);
    animation-duration: 0.9s;
    animation-delay: -0.7s;
  }
`;

const BARS = Array.from({ length: 14 }, (_, index) => index);

/** The cover of a track that plays has an equaliser and its record half out; the play button tells screen readers. */
export function Sleeve({ track, isPlaying }: { track: Track; isPlaying: boolean }) {
  const { id, title, cover } = track;
  const isMoving = !useAppSelector(selectIsMotionPaused);
  return (
    <Frame>
      <Disc letters={Array.from(title)[0]} isTurning={isPlaying && isMoving} />
      <ContentPicture kind="tracks" entry={{ id, title, image: cover }} place="track" />
      {isPlaying && (
        <Bars $moving={isMoving} aria-hidden="true">
          {BARS.map((bar) => (
            <i key={bar} />
          ))}
        </Bars>
      )}
    </Frame>
  );
}
