import { styled } from 'styled-components';
import { publicUrl } from '../../content/images';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from, onShortScreens } from '../../styles/media';
import { color, font, fontSize, space, width } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { SocialLinks } from '../SocialLinks';
import { entrance } from './entrance';

const Column = styled.div`
  width: 100%;
  max-width: ${width.page};
  margin: 0 auto;

  /* The profiles share a row with the buttons. */
  ${onShortScreens} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.sm};

    > :nth-child(-n + 3) {
      flex: 1 0 100%;
    }

    > :nth-child(n + 4) {
      margin-top: clamp(${space.xs}, 6vw - 1.75rem, ${space.md});
    }
  }
`;

const Name = styled.h1`
  margin-left: -0.05em;
  font-size: ${fontSize.hero};
  font-weight: 800;
  line-height: 0.92;
  letter-spacing: -0.045em;
  ${entrance(0.5)}

  /* Keeps the buttons below in view. */
  ${onShortScreens} {
    font-size: min(${fontSize.hero}, 19vh);
  }
`;

const Roles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.lg};
  margin-top: ${space.lg};
  font: 600 ${fontSize.lg} ${font.display};
  ${entrance(0.8)}

  ${onShortScreens} {
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
  ${entrance(1.1)}

  ${onShortScreens} {
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
  ${entrance(1.4)}

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
  ${entrance(1.7)}

  a {
    border-color: ${color.control};
    color: ${color.text};
  }
`;

export function HeroText({ nameId, workId }: { nameId: string; workId: string | undefined }) {
  const owner = useAppSelector(selectOwner);
  return (
    <Column>
      <Name id={nameId}>{owner.name}</Name>
      <Roles role="list" aria-label="Roles">
        {owner.roles.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </Roles>
      <Tagline>{owner.tagline}</Tagline>
      <Actions>
        {workId && <ButtonLink href={`#${workId}`}>View My Work</ButtonLink>}
        {owner.resume && (
          <ButtonLink href={publicUrl(owner.resume)} variant="outline" download>
            Download Resume
          </ButtonLink>
        )}
      </Actions>
      <Socials />
    </Column>
  );
}
