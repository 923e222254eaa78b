import { keyframes, styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { onLargeScreens } from '../../styles/media';
import { color, radius, shadow, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePressScale } from '../../ui/hooks/usePressScale';

const Round = styled(IconButton)`
  position: relative;
  grid-area: 1 / 2;
  justify-self: end;
  margin-block-start: ${space.md};
  margin-inline-end: ${space.md};
  border-color: ${color.lineOnPicture};
  box-shadow: ${shadow};

  &,
  &:hover {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }

  /* Straddles the lower edge of the cover. */
  ${onLargeScreens} {
    grid-area: 1 / 1;
    align-self: end;
    margin-block: 0 -1.375rem;
    margin-inline-end: ${space.lg};
  }

  /* A dark gap between the button and its focus ring gives contrast on any picture (WCAG 1.4.11). */
  &:focus-visible {
    box-shadow: 0 0 0 3px ${color.ground};
  }

  &[aria-pressed='true'] {
    background: ${color.text};
    color: ${color.ground};
  }
`;

interface PlayButtonProps {
  title: string;
  isPlaying: boolean;
  onPress: () => void;
}

/** Plays a track or pauses it. A toggle button: its label stays, `aria-pressed` changes (ARIA pattern). */
export function PlayButton({ title, isPlaying, onPress }: PlayButtonProps) {
  const scaleHandlers = usePressScale<HTMLButtonElement>();
  return (
    <Round
      icon={isPlaying ? 'pause' : 'play'}
      label={`Play ${title}`}
      filled={!isPlaying}
      aria-pressed={isPlaying}
      onClick={onPress}
      {...scaleHandlers}
    />
  );
}

/** The time in which each bar rises, in seconds. */
const BARS = [0.55, 0.4, 0.7, 0.48];

const dance = keyframes`
  to {
    transform: scaleY(1);
  }
`;

const Bars = styled.span`
  position: absolute;
  bottom: ${space.xs};
  inset-inline-start: ${space.xs};
  display: flex;
  gap: 2px;
  height: 2rem;
  padding: 0.4375rem;
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Bar = styled.i<{ $seconds: number; $paused: boolean }>`
  /* A border, because print and forced colours remove backgrounds. */
  border-left: 3px solid ${color.accent};
  border-radius: 2px;
  transform: scaleY(${({ $seconds }) => 1.1 - $seconds});
  transform-origin: bottom;
  animation: ${dance} ${({ $seconds }) => $seconds}s ease-in-out infinite alternate;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
`;

/** Marks the playing track. Decorative: the play button informs screen readers. */
export function Equaliser() {
  const isPaused = useAppSelector(selectIsMotionPaused);
  return (
    <Bars aria-hidden="true">
      {BARS.map((seconds) => (
        <Bar key={seconds} $seconds={seconds} $paused={isPaused} />
      ))}
    </Bars>
  );
}
