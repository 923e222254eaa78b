import { useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../../state/visitor/nav';
import { from, onShortScreens } from '../../styles/media';
import { barHeight, color, light, space, veil, width } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { Icon } from '../../ui/Icon';
import type { SectionProps } from '../SectionProps';
import { entrance } from './entrance';
import { FloatingCircles } from './FloatingCircles';
import { HeroText } from './HeroText';
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
  inset-inline-end: max(${space.gutter}, (100% - ${width.page}) / 2);
  bottom: 0.125rem;
  border-color: ${color.control};
  color: ${color.text};

  @media (prefers-reduced-motion: reduce), (scripting: none) {
    display: none;
  }
`;

const Region = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 100svh;
  padding: 6rem ${space.gutter} 5.5rem;
  overflow: hidden;
  isolation: isolate;
  background:
    radial-gradient(ellipse 90% 70% at 85% 0%, ${light.heroTop}, transparent 70%),
    radial-gradient(ellipse 70% 60% at 0% 100%, ${light.heroFoot}, transparent 70%),
    linear-gradient(160deg, ${light.heroCorner}, ${color.ground} 60%);

  /* Between the circles and the text: dark behind the text, and fading into the page at the foot. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      linear-gradient(transparent 62%, ${color.ground}),
      linear-gradient(15deg, ${veil.hero} 45%, transparent 85%);
  }

  ${from.laptop} {
    padding-block: 7rem 6.5rem;

    &::after {
      background:
        linear-gradient(transparent 62%, ${color.ground}),
        linear-gradient(100deg, ${veil.hero} 38%, transparent 70%);
    }
  }

  ${onShortScreens} {
    padding-block: calc(${barHeight} + clamp(${space.sm}, 6vw - 1.75rem, ${space.lg})) ${space.xxl};
  }

  @media print {
    min-height: 0;
    padding-block: ${space.xl};
  }
`;

/** The hero: its text over a gradient and floating circles, which stop while it is out of view, or paused (WCAG 2.2.2). */
export function Hero({ section, sections }: SectionProps) {
  const dispatch = useAppDispatch();
  const isSwitchOn = useAppSelector(selectIsMotionPaused);
  const [region, isInView] = useIsInView<HTMLElement>();
  const isPaused = isSwitchOn || !isInView;
  const nameId = useId();
  const next = sections[1];
  function toggleMotion() {
    dispatch(motionToggled());
    saveMotionPaused(!isSwitchOn);
  }
  return (
    <Region ref={region} id={section.id} aria-labelledby={nameId}>
      <FloatingCircles isPaused={isPaused} />
      <HeroText nameId={nameId} workId={sections.find(({ isWork }) => isWork)?.id} />
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
    </Region>
  );
}
