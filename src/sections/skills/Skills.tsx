import { styled } from 'styled-components';
import type { SkillGroup } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from } from '../../styles/media';
import { fontSize, space, width } from '../../styles/tokens';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { Band } from '../../ui/layout/Band';
import { Card } from '../../ui/layout/Card';
import { Meter } from '../../ui/Meter';
import type { SectionProps } from '../SectionProps';

/** Three in a row; two share the width, and a single one takes half of it. */
const Groups = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(max(12rem, 30%), 1fr));

    > :only-child {
      max-width: ${width.text};
    }
  }
`;

const GroupCard = styled(Card)`
  gap: ${space.md};
  padding: clamp(1.25rem, 2.5vw, 2rem);

  h3 {
    font-size: ${fontSize.card};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: ${space.md};

    ${from.tablet} {
      grid-template-columns: none;
    }
  }
`;

function SkillCard({ title, skills }: SkillGroup) {
  const [card, isSeen] = useIsInView<HTMLElement>({ threshold: 0.2, once: true });
  return (
    <GroupCard ref={card}>
      <h3>{title}</h3>
      <ul role="list">
        {skills.map(({ name, level }) => (
          <li key={name}>
            <Meter label={name} level={level} isFilled={isSeen} />
          </li>
        ))}
      </ul>
    </GroupCard>
  );
}

export function Skills({ section }: SectionProps) {
  const { skills } = useAppSelector(selectOwner);
  return (
    <Band section={section}>
      <Groups>
        {skills.map((group) => (
          <SkillCard key={group.title} {...group} />
        ))}
      </Groups>
    </Band>
  );
}
