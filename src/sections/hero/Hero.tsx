import { type PointerEvent, useEffect, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../../state/visitor/nav';
import { from, onShortScreens } from '../../styles/media';
import { barHeight, color, light, space, width } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { Icon } from '../../ui/Icon';
import type { SectionProps } from '../SectionProps';
import { SocialLinks } from '../SocialLinks';
import { entrance } from './entrance';
import { CirclesBehind } from './FloatingCircles';
import { HeroText } from './HeroText';
import { saveMotionPaused } from './motionStorage';
import { placeCircles } from './placeCircles';

const bounce = keyframes`
  50% {
    transform: translateY(0.5rem);
  }
`;

const Foot = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min(8.5rem, 50%), 1fr) auto 1fr;
  align-items: center;
  width: 100%;
  max-width: ${width.page};
  margin: auto auto 0;
  ${entrance(1.2)}

  a,
  button {
    color: ${color.text};
  }

  @media print {
    > :not(ul) {
      display: none;
    }
  }
`;

const Socials = styled(SocialLinks)`
  grid-area: 1 / 1;
  gap: 0;
  /* Icons stand at the edges of the column. */
  margin-inline-start: -${space.sm};
`;

const NextSectionLink = styled.a`
  grid-area: 1 / 2;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  animation: ${bounce} 2s ease-in-out infinite;
  animation-play-state: var(--play);
`;

const MotionSwitch = styled(IconButton)`
  grid-area: 1 / 3;
  justify-self: end;
  margin-inline-end: -${space.sm};

  @media (prefers-reduced-motion: reduce), (scripting: none) {
    display: none;
  }
`;

const Region = styled.section<{ $paused: boolean }>`
  --play: ${({ $paused }) => ($paused ? 'paused' : 'running')};
  position: relative;
  display: grid;
  grid-template-rows: 1fr auto;
  gap: min(${space.md}, 1svh);
  min-height: 100svh;
  padding: calc(${barHeight} + min(${space.sm}, 1svh)) ${space.gutter} min(${space.sm}, 1svh);
  overflow: hidden;
  isolation: isolate;
  background:
    radial-gradient(ellipse 60% 70% at 72% 30%, ${light.heroTop}, transparent),
    radial-gradient(ellipse 50% 40% at 0% 60%, ${light.heroFoot}, transparent);

  ${from.laptop} {
    gap: ${space.lg};
    padding-block: calc(${barHeight} + ${space.lg}) ${space.md};
  }

  ${onShortScreens} {
    gap: ${space.xs};
    padding-block: calc(${barHeight} + ${space.xs}) ${space.xs};
  }

  @media print {
    min-height: 0;
    overflow: visible;
    padding-block: ${space.xl};
  }
`;

/** Random numbers for the circles that are the same each time: a change of the window moves only circles in the way. */
function repeat(numbers: number[]) {
  let index = -1;
  return () => (numbers[(index += 1)] ??= Math.random());
}

/** The circles behind the name follow a mouse a little. */
function shiftCircles({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  const layer = currentTarget.firstElementChild;
  if (pointerType !== 'mouse' || !(layer instanceof HTMLElement)) return;
  const shift = (place: number, length: number) => `${(12 - (24 * place) / length).toFixed()}px`;
  layer.style.translate = `${shift(clientX, window.innerWidth)} ${shift(clientY, window.innerHeight)}`;
}

/** The hero: its text over a gradient and floating circles, which stop while it is out of view, or paused (WCAG 2.2.2). */
export function Hero({ section, sections }: SectionProps) {
  const dispatch = useAppDispatch();
  const isSwitchOn = useAppSelector(selectIsMotionPaused);
  const [region, isInView] = useIsInView<HTMLElement>();
  const isPaused = isSwitchOn || !isInView;
  const nameId = useId();
  const next = sections[1];
  useEffect(() => {
    const numbers: number[] = [];
    const place = () => region.current && placeCircles(region.current, repeat(numbers));
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [region]);
  function toggleMotion() {
    dispatch(motionToggled());
    saveMotionPaused(!isSwitchOn);
  }
  return (
    <Region
      ref={region}
      $paused={isPaused}
      onPointerMove={isPaused ? undefined : shiftCircles}
      id={section.id}
      aria-labelledby={nameId}
    >
      <CirclesBehind />
      <HeroText nameId={nameId} workId={sections.find(({ isWork }) => isWork)?.id} />
      <Foot>
        <Socials />
        {next && (
          <NextSectionLink
            href={`#${next.id}`}
            aria-label={`On to ${(next.heading ?? next.label).toLowerCase()}`}
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
