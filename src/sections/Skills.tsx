import { styled } from 'styled-components';
import { useAppSelector } from '../app/hooks';
import type { SkillGroup as Group } from '../content/types';
import { selectOwner } from '../state/content';
import { fontSize, space } from '../styles/tokens';
import { Band } from '../ui/Band';
import { Card } from '../ui/Card';
import { CardGrid } from '../ui/CardGrid';
import { Meter } from '../ui/Meter';
import { useIsInView } from '../ui/useIsInView';

const GroupCard = styled(Card)`
  padding: ${space.inset};
`;

const GroupTitle = styled.h3`
  margin-bottom: ${space.xl};
  font-size: ${fontSize.xl};
`;

const Levels = styled.ul`
  display: grid;
  gap: ${space.lg};
`;

function SkillGroup({ title, skills }: Group) {
  const [card, isSeen] = useIsInView<HTMLElement>({ threshold: 0.2, once: true });
  return (
    <GroupCard ref={card}>
      <GroupTitle>{title}</GroupTitle>
      <Levels role="list">
        {skills.map(({ name, level }) => (
          <li key={name}>
            <Meter label={name} level={level} isFilled={isSeen} />
          </li>
        ))}
      </Levels>
    </GroupCard>
  );
}

/** What the owner can do, in groups, each skill with its level. */
export function Skills() {
  const { skills } = useAppSelector(selectOwner);
  return (
    <Band id="about" kicker="About" title="Skills and Expertise">
      <CardGrid>
        {skills.map((group) => (
          <SkillGroup key={group.title} {...group} />
        ))}
      </CardGrid>
    </Band>
  );
}
