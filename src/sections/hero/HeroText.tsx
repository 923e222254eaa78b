import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { publicUrl } from '../../content/images';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from, inLandscape, onShortScreens, onWideScreens } from '../../styles/media';
import { barHeight, fontSize, space, width } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import type { SectionProps } from '../SectionProps';
import { entrance } from './entrance';
import { Name } from './Name';

/** The height left for the name and the text. */
const FREE = `(100svh - ${barHeight} - var(--padding))`;
const LINES = 'var(--lines) * var(--leading)';

/**
 * From the width of a laptop, parts share one cell: the roles stand at the end of the first line of the name, the text before
 * its last line or, with a long word there, below it. The size of the name (`--em`) is the larger of the two.
 */
const Column = styled.div`
  width: 100%;
  max-width: ${width.page};
  margin: 0 auto;
  container-type: inline-size;
  display: grid;
  align-content: start;

  > * {
    --em: min(100cqi / var(--name), max(22svh, 60svh - 14rem) / var(--lines));
    --padding: 7rem;
    --text-height: 14rem;

    ${onShortScreens} {
      --padding: 4.75rem;
      --text-height: 11.25rem;
    }
  }

  ${from.tablet} {
    align-content: stretch;
    grid-template-rows: 1fr;
  }

  /* The text beside the lines of the name. */
  ${inLandscape} {
    grid-template: auto 1fr / 1fr 1fr;
    column-gap: ${space.lg};

    > * {
      --em: min(46cqi / var(--name), 54svh / (${LINES}));
    }

    > :first-child {
      grid-area: 1 / 1 / 3 / 3;
    }

    > :nth-child(2) {
      grid-area: 1 / 2;
    }

    > :last-child {
      grid-area: 2 / 2;
    }
  }

  ${onWideScreens} {
    align-content: stretch;

    > * {
      --text-width: clamp(23rem, 30cqi, 27rem);
      --roles: 12.25rem;
      --beside: min(
        (100cqi - var(--text-width) - 2rem) / var(--last),
        ${FREE} / (${LINES}),
        (${FREE} - var(--text-height)) / (max(0.5, var(--lines) - 1) * var(--leading))
      );
      --below: (${FREE} - var(--text-height)) / (${LINES});
      --fit: min(100cqi / var(--name), (100cqi - var(--roles)) / var(--first));
      --em: max(3rem, min(var(--fit), max(var(--beside), var(--below))));
      grid-area: 1 / 1;
    }
  }
`;

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
    max-width: calc(var(--roles) - 1rem);
    margin: 0;
    text-align: end;
  }
`;

const Text = styled.div`
  position: relative;
  display: grid;
  gap: ${GAP};
  margin-top: ${GAP};
  ${entrance(1)}

  ${onWideScreens} {
    --line-size: calc(var(--leading) * var(--em));
    place-self: end start;
    max-width: var(--text-width);
    margin: 0;
    /* Below the first lines or below all: the huge factor makes the middle value lie beyond one of the others. */
    padding-top: clamp(
      (var(--lines) - 1) * var(--line-size) + 1rem,
      (var(--last) * var(--em) + var(--text-width) + 1rem - 100cqi) * 9999,
      var(--lines) * var(--line-size) + 2rem
    );
  }
`;

const Tagline = styled.p`
  max-width: ${width.text};
  font-size: clamp(1rem, 0.95rem + 0.3vw, 1.1875rem);
  line-height: 1.5;
  text-wrap: pretty;
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

interface HeroTextProps extends Pick<SectionProps, 'sections'> {
  nameId: string;
}

export function HeroText({ nameId, sections }: HeroTextProps) {
  const owner = useAppSelector(selectOwner);
  const workId = sections.find(({ isWork }) => isWork)?.id;
  const hasExperience = sections.some(({ id }) => id === 'experience');
  return (
    <Column>
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
    </Column>
  );
}
