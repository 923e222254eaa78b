import { keyframes, styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { color, radius, space } from '../../styles/tokens';

/** The least height of each bar, as a share, and the time it takes to rise, in seconds. */
const BARS = [
  [0.3, 0.55],
  [0.8, 0.4],
  [0.5, 0.7],
  [0.6, 0.48],
] as const;

const dance = keyframes`
  to {
    transform: scaleY(1);
  }
`;

const Bars = styled.span`
  position: absolute;
  bottom: ${space.xs};
  left: ${space.xs};
  display: flex;
  gap: 2px;
  height: 2rem;
  padding: 0.4375rem;
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Bar = styled.i<{ $height: number; $seconds: number; $paused: boolean }>`
  /* A border, because print and forced colours remove backgrounds. */
  border-left: 3px solid ${color.accent};
  border-radius: 2px;
  transform: scaleY(${({ $height }) => $height});
  transform-origin: bottom;
  animation: ${dance} ${({ $seconds }) => $seconds}s ease-in-out infinite alternate;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
`;

/** Marks the playing track. Decorative: the play button informs screen readers. */
export function Equaliser() {
  const isPaused = useAppSelector(selectIsMotionPaused);
  return (
    <Bars aria-hidden="true">
      {BARS.map(([height, seconds]) => (
        <Bar key={height} $height={height} $seconds={seconds} $paused={isPaused} />
      ))}
    </Bars>
  );
}
