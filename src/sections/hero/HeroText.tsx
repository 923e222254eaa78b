import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { publicUrl } from '../../content/images';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from, onWideScreens } from '../../styles/media';
import { fontSize, space, width } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import type { SectionProps } from '../SectionProps';
import { entrance } from './entrance';
import { Name } from './Name';

/** Closer in low windows. */
const GAP = `min(${space.lg}, 2svh)`;

const Roles = styled.ul`
  position: relative;
  margin-top: ${GAP};
  font-weight: 600;
  line-height: 1.5;
  ${entrance(0.9)}

  ${onWideScreens} {
    place-self: start end;
    max-width: var(--roles);
    /* Beside the first line of the name or, if the roles are taller than that line, below the name. */
    margin-top: clamp(
      0px,
      (var(--roles-height, 6.5rem) - var(--line-size)) * 1e6,
      var(--lines) * var(--line-size) + 1rem
    );
    text-align: end;
  }
`;

const Text = styled.div`
  position: relative;
  display: grid;
  gap: ${GAP};
  align-content: start;
  margin-top: ${GAP};
  ${entrance(1)}

  ${onWideScreens} {
    place-self: end start;
    max-width: var(--text-width);
    margin: 0;
    /* Below the first lines or below all: the huge factor makes the middle value lie beyond one of the others. */
    padding-top: clamp(
      (var(--lines) - 1) * var(--line-size) + 1rem,
      (var(--last) * var(--em) + var(--text-width) + 1rem - 100cqi) * 1e6,
      var(--lines) * var(--line-size) + 2rem
    );
  }
`;

const Tagline = styled.p`
  max-width: ${width.text};
  font-size: clamp(1rem, 0.95rem + 0.3vw, 1.1875rem);
  line-height: 1.5;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};

  > * {
    flex: 1 0 auto;
    padding: 0 0.625rem;
    font-size: clamp(${fontSize.sm}, 4.3vw, ${fontSize.md});

    ${from.tablet} {
      flex: none;
      padding: 0 ${space.md};
    }
  }
`;

/** The sections with work, best first. */
const WORK = ['projects', 'music', 'blog'] as const;

interface HeroTextProps extends Pick<SectionProps, 'sections'> {
  nameId: string;
}

export function HeroText({ nameId, sections }: HeroTextProps) {
  const owner = useAppSelector(selectOwner);
  const workId = WORK.find((work) => sections.some(({ id }) => id === work));
  const hasExperience = sections.some(({ id }) => id === 'experience');
  return (
    <div className="hero-text">
      <Name id={nameId}>{owner.name}</Name>
      <Roles role="list" aria-label={words.hero.roles}>
        {owner.roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </Roles>
      <Text>
        <Tagline>{owner.tagline}</Tagline>
        <Actions>
          {workId && <ButtonLink href={`#${workId}`}>{words.hero.work}</ButtonLink>}
          {owner.resume ? (
            <ButtonLink href={publicUrl(owner.resume)} variant="outline" download>
              {words.hero.resume}
            </ButtonLink>
          ) : (
            hasExperience && (
              <ButtonLink href="#experience" variant="outline">
                {words.hero.experience}
              </ButtonLink>
            )
          )}
        </Actions>
      </Text>
    </div>
  );
}
