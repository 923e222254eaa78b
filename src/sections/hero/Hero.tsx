import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { publicFile } from '../../content/images';
import { selectIsMotionPaused } from '../../state/slices/nav';
import { selectOwner } from '../../state/slices/owner';
import {
  barHeight,
  color,
  font,
  fontSize,
  from,
  light,
  low,
  space,
  veil,
  width,
} from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { useIsInView } from '../../ui/hooks/useIsInView';
import type { SectionProps } from '../sections';
import { SocialLinks } from '../SocialLinks';
import { entering } from './entrance';
import { FloatingCircles } from './FloatingCircles';
import { HeroFoot } from './HeroFoot';

const Region = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 100vh;
  min-height: 100svh;
  padding: 6rem ${space.gutter} 5.5rem;
  overflow: hidden;
  isolation: isolate;
  background:
    radial-gradient(ellipse 90% 70% at 85% 0%, ${light.heroTop}, transparent 70%),
    radial-gradient(ellipse 70% 60% at 0% 100%, ${light.heroFoot}, transparent 70%),
    linear-gradient(160deg, ${light.heroCorner}, ${color.ground} 60%);

  /* Between the circles and the text: dark where the text is, and fading into the page at the foot. */
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

  ${low} {
    padding-top: calc(${barHeight} + ${space.sm});
  }

  @media print {
    min-height: 0;
    padding-block: ${space.xl};
  }
`;

const Column = styled.div`
  width: 100%;
  max-width: ${width.page};
  margin: 0 auto;
`;

const Name = styled.h1`
  margin-left: -0.05em;
  font-size: ${fontSize.hero};
  font-weight: 800;
  line-height: 0.92;
  letter-spacing: -0.045em;
  ${entering(0.5)}

  /* On low windows the button below is in sight too. */
  ${low} {
    font-size: min(${fontSize.hero}, 19vh);
  }
`;

const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  margin-top: ${space.lg};
  font: 600 ${fontSize.lg} ${font.display};
  ${entering(0.8)}

  ${low} {
    margin-top: ${space.xs};
  }

  li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }

  li::before {
    content: '';
    /* A border, because print and forced colours remove backgrounds. */
    border: 0.1875rem solid ${color.accent};
    border-radius: 50%;
  }
`;

const Tagline = styled.p`
  max-width: ${width.text};
  margin-top: ${space.lg};
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  text-wrap: pretty;
  ${entering(1.1)}

  ${low} {
    max-width: 46rem;
    margin-top: ${space.xs};
    font-size: ${fontSize.sm};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.xl};
  ${entering(1.4)}

  ${low} {
    margin-top: ${space.xs};
  }

  > * {
    flex: 1 0 auto;
    padding: 0 ${space.md};

    ${from.tablet} {
      flex: none;
      padding: 0 ${space.xl};
    }
  }
`;

const Socials = styled(SocialLinks)`
  margin-top: ${space.lg};
  ${entering(1.7)}

  a {
    border-color: ${color.control};
    color: ${color.text};
  }
`;

/** The hero: the owner's name, roles and tagline, two buttons and the profiles. */
export function Hero({ section, sections }: SectionProps) {
  const owner = useAppSelector(selectOwner);
  const isPaused = useAppSelector(selectIsMotionPaused);
  const [region, isInView] = useIsInView<HTMLElement>();
  const isStill = isPaused || !isInView;
  const nameId = useId();
  const [, next] = sections;
  const work = sections.find(({ isWork }) => isWork);
  return (
    <Region ref={region} id={section.id} aria-labelledby={nameId}>
      <FloatingCircles isPaused={isStill} />
      <Column>
        <Name id={nameId}>{owner.name}</Name>
        <Roles role="list" aria-label="Roles">
          {owner.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </Roles>
        <Tagline>{owner.tagline}</Tagline>
        <Actions>
          {work && <ButtonLink href={`#${work.id}`}>View My Work</ButtonLink>}
          {owner.resume && (
            <ButtonLink href={publicFile(owner.resume)} variant="outline" download>
              Download Resume
            </ButtonLink>
          )}
        </Actions>
        <Socials />
      </Column>
      <HeroFoot isStill={isStill} next={next} />
    </Region>
  );
}
