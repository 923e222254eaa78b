import { keyframes, styled } from 'styled-components';
import { isEnglish, words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { motionToggled, selectIsMotionPaused } from '../../state/visitor/nav';
import { selectOwner } from '../../state/visitor/owner';
import { onNarrowScreens, onPhonesWithLargeText } from '../../styles/media';
import { color, space, width } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { Icon } from '../../ui/Icon';
import type { BandSection } from '../../ui/layout/Band';
import { SocialLinks } from '../SocialLinks';
import { entrance } from './entrance';
import { saveMotionPaused } from './motionStorage';

const bounce = keyframes`
  to {
    transform: translateY(0.25rem);
  }
`;

const Foot = styled.div<{ $profiles: number }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min(7.5rem, 50%), 1fr) auto 1fr;
  width: 100%;
  max-width: ${width.page};
  margin: auto auto 0;
  ${entrance(1.2)}

  /* Profiles without room beside the chevron take a row of their own. */
  ${({ $profiles }) => ($profiles > 3 ? onNarrowScreens : onPhonesWithLargeText)} {
    > ul {
      grid-column: 1 / -1;
    }

    > :not(ul) {
      grid-row: 2;
    }
  }

  a,
  button {
    color: ${color.text};
  }

  /* The chevron is apart from the profiles. */
  @media (width < 22rem) {
    grid-template-columns: 1fr auto auto;
  }

  /* No rings around links in forced colours. */
  a {
    border: 0;
  }
`;

const Socials = styled(SocialLinks)`
  /* Icons stand at the edges of the column. */
  margin-inline-start: -${space.sm};
`;

const NextSectionLink = styled.a`
  grid-area: 1 / 2;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  animation: ${bounce} 1s ease-in-out infinite alternate;
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

/** The profiles, a link to the next section, and the switch of all motion. */
export function HeroFoot({ next }: { next: BandSection | undefined }) {
  const dispatch = useAppDispatch();
  const isMotionPaused = useAppSelector(selectIsMotionPaused);
  function toggleMotion() {
    dispatch(motionToggled());
    saveMotionPaused(!isMotionPaused);
  }
  const { socials } = useAppSelector(selectOwner);
  const heading = next?.heading ?? '';
  return (
    <Foot $profiles={socials.length}>
      <Socials />
      {next && (
        <NextSectionLink
          href={`#${next.id}`}
          aria-label={fill(words.hero.next, {
            section: isEnglish ? heading.toLowerCase() : heading,
          })}
        >
          <Icon name="down" size={28} />
        </NextSectionLink>
      )}
      <MotionSwitch
        icon={isMotionPaused ? 'play' : 'pause'}
        label={words.hero.pause}
        title={words.hero.pause}
        aria-pressed={isMotionPaused}
        onClick={toggleMotion}
      />
    </Foot>
  );
}
