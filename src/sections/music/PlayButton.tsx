import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { color } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { usePressScale } from '../../ui/hooks/usePressScale';

const Round = styled(IconButton)`
  grid-area: play;
  width: clamp(3.5rem, 5vw, 4.5rem);
  height: clamp(3.5rem, 5vw, 4.5rem);

  svg {
    width: 40%;
    height: 40%;
  }

  &,
  &:hover {
    background: ${color.pageGround};
    color: ${color.text};
  }

  &[aria-pressed='true'] {
    background: ${color.accentFill};
    color: ${color.onAccent};
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
      label={fill(words.music.play, { title })}
      filled
      aria-pressed={isPlaying}
      onClick={onPress}
      {...scaleHandlers}
    />
  );
}
