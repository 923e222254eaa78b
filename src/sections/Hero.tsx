import { useId } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../app/hooks';
import { selectOwner } from '../state/content';
import { motionToggled, selectIsMotionPaused } from '../state/nav';
import { color, font, fontSize, space, width } from '../styles/tokens';
import { Button, ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { useIsInView } from '../ui/useIsInView';
import { FloatingCircles } from './FloatingCircles';
import { SocialLinks } from './SocialLinks';

const rise = keyframes`
  from {
    opacity: 0.01;
    transform: translateY(1.5rem);
  }
`;

const bounce = keyframes`
  50% {
    transform: translateY(0.5rem);
  }
`;

/** The staggered entrance of spec section 9: fades in over 0.8 s, `delay` seconds after the page. */
const entering = (delay: number) => css`
  animation: ${rise} 0.8s ${delay}s ease-out backwards;
`;

const Region = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  min-height: 100vh;
  min-height: 100svh;
  padding: 7rem ${space.gutter} 6.5rem;
  overflow: hidden;
  isolation: isolate;
  background:
    radial-gradient(ellipse 90% 70% at 85% 0%, rgb(150 18 24 / 42%), transparent 70%),
    radial-gradient(ellipse 70% 60% at 0% 100%, rgb(96 10 22 / 45%), transparent 70%),
    linear-gradient(160deg, #1d0a0c, ${color.ground} 60%);
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
`;

const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  margin-top: ${space.xl};
  font: 600 ${fontSize.lg} ${font.display};
  ${entering(0.8)}

  li {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }

  li::before {
    content: '';
    width: 0.375rem;
    height: 0.375rem;
    border-radius: 50%;
    background: ${color.accent};
  }
`;

const Tagline = styled.p`
  max-width: ${width.text};
  margin-top: ${space.lg};
  font-size: 1.1875rem;
  text-wrap: pretty;
  ${entering(1.1)}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  margin-top: ${space.xxl};
  ${entering(1.4)}
`;

const Socials = styled.div`
  margin: ${space.xl} 0 0 -${space.sm};
  ${entering(1.7)}
`;

const Foot = styled.div`
  position: absolute;
  inset: auto 0 ${space.lg};
  display: grid;
  justify-items: center;
  ${entering(2)}
`;

const Down = styled.a<{ $paused: boolean }>`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  animation: ${bounce} 2s ease-in-out infinite;
  animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
`;

const MotionSwitch = styled.div`
  position: absolute;
  right: ${space.gutter};
  bottom: 0.25rem;

  @media (prefers-reduced-motion: reduce), (scripting: none) {
    display: none;
  }
`;

/** The first screenful: who the owner is and where to go from here. */
export function Hero() {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectOwner);
  const isPaused = useAppSelector(selectIsMotionPaused);
  const [region, isInView] = useIsInView<HTMLElement>();
  const isStill = isPaused || !isInView;
  const nameId = useId();
  return (
    <Region ref={region} id="home" aria-labelledby={nameId}>
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
          <ButtonLink href="#projects">View My Work</ButtonLink>
          <ButtonLink href={import.meta.env.BASE_URL + owner.resume} look="outline" download>
            Download Resume
          </ButtonLink>
        </Actions>
        <Socials>
          <SocialLinks />
        </Socials>
      </Column>
      <Foot>
        <Down href="#about" aria-label="On to skills and expertise" $paused={isStill}>
          <Icon name="down" size={28} />
        </Down>
        <MotionSwitch>
          <Button
            small
            look="quiet"
            icon={isPaused ? 'play' : 'pause'}
            aria-pressed={isPaused}
            onClick={() => dispatch(motionToggled())}
          >
            Pause motion
          </Button>
        </MotionSwitch>
      </Foot>
    </Region>
  );
}
