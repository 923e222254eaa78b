import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { from, onShortScreens } from '../../styles/media';
import { barHeight, color, light, space, veil } from '../../styles/tokens';
import { useIsInView } from '../../ui/hooks/useIsInView';
import type { SectionProps } from '../SectionProps';
import { FloatingCircles } from './FloatingCircles';
import { HeroFoot } from './HeroFoot';
import { HeroText } from './HeroText';

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

/** The hero: its text over a gradient and floating circles, which stop while it is out of view. */
export function Hero({ section, sections }: SectionProps) {
  const [region, isInView] = useIsInView<HTMLElement>();
  const isPaused = useAppSelector(selectIsMotionPaused) || !isInView;
  const nameId = useId();
  return (
    <Region ref={region} id={section.id} aria-labelledby={nameId}>
      <FloatingCircles isPaused={isPaused} />
      <HeroText nameId={nameId} workId={sections.find(({ isWork }) => isWork)?.id} />
      <HeroFoot isPaused={isPaused} next={sections[1]} />
    </Region>
  );
}
