import { styled } from 'styled-components';
import type { SkillGroup } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from } from '../../styles/media';
import { color, fontSize, space, springs, width } from '../../styles/tokens';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { type SpringStyle, useSpringStyle } from '../../ui/hooks/useSpringStyle';
import { Band } from '../../ui/layout/Band';
import { Card } from '../../ui/layout/Card';
import type { SectionProps } from '../SectionProps';

/** The media in which browsers remove backgrounds. */
const withoutBackgrounds = '@media (forced-colors: active), print';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.xs};
  align-items: baseline;
  font-size: ${fontSize.sm};
  font-weight: 500;

  small {
    color: ${color.muted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`;

const Rail = styled.span`
  grid-column: 1 / -1;
  height: 2px;
  background: ${color.line};
  overflow: hidden;

  ${withoutBackgrounds} {
    height: 0.375rem;
    border: 1px solid;
  }
`;

const Bar = styled.span<{ $level: number }>`
  display: block;
  width: ${({ $level }) => $level}%;
  height: 100%;
  background: ${color.accent};
  transform-origin: left;

  &:dir(rtl) {
    transform-origin: right;
  }

  ${withoutBackgrounds} {
    border-top: 0.375rem solid;
  }

  @media print {
    transform: none !important;
  }
`;

const FILL: SpringStyle = {
  rest: 1,
  apply: (bar, share) => bar.style.setProperty('transform', `scaleX(${share})`),
  config: springs.gentle,
};

type MeterProps = SkillGroup['skills'][number] & { isFilled: boolean };

/** A level as text, as a bar, and as a value for assistive technology (ARIA `meter`). */
function Meter({ name, level, isFilled }: MeterProps) {
  const bar = useSpringStyle<HTMLSpanElement>(isFilled ? 1 : 0, FILL, !isFilled);
  return (
    <Row
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={level}
      aria-valuetext={`${level}%`}
    >
      <span>{name}</span>
      <small>{`${level}%`}</small>
      <Rail>
        <Bar ref={bar} $level={level} />
      </Rail>
    </Row>
  );
}

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
        {skills.map((skill) => (
          <li key={skill.name}>
            <Meter {...skill} isFilled={isSeen} />
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
