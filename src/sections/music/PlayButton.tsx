import { styled } from 'styled-components';
import { onLargeScreens } from '../../styles/media';
import { color, shadow, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePressScale } from '../../ui/hooks/usePressScale';

const Round = styled(IconButton)`
  position: relative;
  grid-area: 1 / 2;
  justify-self: end;
  margin: ${space.md} ${space.md} 0 0;
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
      icon={isPlaying ? 'pause' : 'play'}
      label={`Play ${title}`}
      filled={!isPlaying}
      aria-pressed={isPlaying}
      onClick={onPress}
      {...scaleHandlers}
    />
  );
}
