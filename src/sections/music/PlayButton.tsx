import { styled } from 'styled-components';
import { color, shadow, space } from '../../styles/tokens';
import { usePressScale } from '../../ui/hooks/usePressScale';
import { Icon } from '../../ui/Icon';

const Round = styled.button`
  position: absolute;
  right: ${space.sm};
  bottom: ${space.sm};
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  padding: 0;
  border: 1px solid ${color.lineOnPicture};
  border-radius: 50%;
  background: ${color.accentFill};
  box-shadow: ${shadow};
  color: ${color.onAccent};
  cursor: pointer;

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
  const press = usePressScale<HTMLButtonElement>();
  return (
    <Round
      type="button"
      aria-label={`Play ${title}`}
      aria-pressed={isPlaying}
      onClick={onPress}
      {...press}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} filled={!isPlaying} size={22} />
    </Round>
  );
}
