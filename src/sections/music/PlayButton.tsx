import { styled } from 'styled-components';
import { onLargeScreens } from '../../styles/media';
import { color, shadow, space } from '../../styles/tokens';
import { usePressScale } from '../../ui/hooks/usePressScale';
import { Icon } from '../../ui/Icon';

const Round = styled.button`
  position: relative;
  grid-area: 1 / 2;
  justify-self: end;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: ${space.md} ${space.md} 0 0;
  padding: 0;
  border: 1px solid ${color.lineOnPicture};
  border-radius: 50%;
  background: ${color.accentFill};
  box-shadow: ${shadow};
  color: ${color.onAccent};
  cursor: pointer;

  /* Straddles the lower edge of the cover. */
  ${onLargeScreens} {
    grid-area: 1 / 1;
    align-self: end;
    margin: 0 ${space.lg} -1.375rem 0;
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
      type="button"
      aria-label={`Play ${title}`}
      aria-pressed={isPlaying}
      onClick={onPress}
      {...scaleHandlers}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} filled={!isPlaying} size={20} />
    </Round>
  );
}
