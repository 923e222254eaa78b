import { keyframes, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../../state/visitor/nav';
import { color, space, width } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { Icon } from '../../ui/Icon';
import type { BandSection } from '../../ui/layout/Band';
import { entrance } from './entrance';
import { saveMotionPaused } from './motionStorage';

const bounce = keyframes`
  50% {
    transform: translateY(0.5rem);
  }
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 min(${space.lg}, 2vh);
  display: grid;
  justify-items: center;
  ${entrance(2)}

  @media print {
    display: none;
  }
`;

const NextSectionLink = styled.a<{ $paused: boolean }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  animation: ${bounce} 2s ease-in-out infinite;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
`;

const MotionSwitch = styled(IconButton)`
  position: absolute;
  /* At the right edge of the page's column. */
  right: max(${space.gutter}, (100% - ${width.page}) / 2);
  bottom: 0.125rem;
  border-color: ${color.control};
  color: ${color.text};

  @media (prefers-reduced-motion: reduce), (scripting: none) {
    display: none;
  }
`;

/** The foot of the hero: the link to the next section, and the button that pauses motion (WCAG 2.2.2). */
export function HeroFoot({ isPaused, next }: { isPaused: boolean; next?: BandSection }) {
  const dispatch = useAppDispatch();
  const isSwitchOn = useAppSelector(selectIsMotionPaused);
  function toggleMotion() {
    dispatch(motionToggled());
    saveMotionPaused(!isSwitchOn);
  }

  return (
    <Foot>
      {next && (
        <NextSectionLink
          href={`#${next.id}`}
          aria-label={`On to ${(next.heading ?? next.label).toLowerCase()}`}
          $paused={isPaused}
        >
          <Icon name="down" size={28} />
        </NextSectionLink>
      )}
      <MotionSwitch
        icon={isSwitchOn ? 'play' : 'pause'}
        label="Pause motion"
        title="Pause motion"
        aria-pressed={isSwitchOn}
        onClick={toggleMotion}
      />
    </Foot>
  );
}
