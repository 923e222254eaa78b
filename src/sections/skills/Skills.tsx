import { styled } from 'styled-components';
import type { SkillGroup } from '../../content/types';
import { ContentPicture } from '../../shared/ContentPicture';
import { useAppSelector } from '../../shared/hooks';
import { selectAbout } from '../../state/lists/about';
import { selectOwner } from '../../state/visitor/owner';
import { fontSize } from '../../styles/tokens';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { Band } from '../../ui/layout/Band';
import { Paragraphs } from '../../ui/text/Paragraphs';
import type { SectionProps } from '../SectionProps';
import { Fader } from './Fader';

/** Its heading takes the full width. */
const WideBand = styled(Band)`
  h2 {
    font-size: ${fontSize.measure};
  }
`;

const Strip = styled.article<{ $count: number; $before: number }>`
  --count: ${({ $count }) => $count};
  --earlier: ${({ $before }) => $before};
`;

function SkillStrip({ title, skills, before }: SkillGroup & { before: number }) {
  const [strip, isSeen] = useIsInView<HTMLElement>(true);
  return (
    <Strip ref={strip} $count={skills.length} $before={before} data-filled={isSeen || undefined}>
      <h3>{title}</h3>
      <ul role="list">
        {skills.map((skill, order) => (
          <Fader key={skill.name} {...skill} order={order} />
        ))}
      </ul>
    </Strip>
  );
}

/** The most letters of equal columns, each as wide as the longest word, that fit on a line of 90rem. */
const MAX_LETTERS = 165;

/** Whether names on one line would touch their neighbours. The gap of a strip is half a column. */
function needStaggering(groups: SkillGroup[]) {
  const names = groups.flatMap(({ skills }) => skills.map(({ name }) => name.split(' ')));
  const longest = Math.max(...names.flat().map(({ length }) => length));
  return (names.length + groups.length / 2) * longest > MAX_LETTERS;
}

/** Who the owner is (`styles/sections/about.ts`), and the levels as the faders of a mixing desk (`desk.ts` there). */
export function Skills({ section }: SectionProps) {
  const { name, skills: groups } = useAppSelector(selectOwner);
  const [about] = useAppSelector(selectAbout);
  return (
    <WideBand section={section}>
      {about && (
        <div className="about">
          {about.portrait && (
            <ContentPicture
              kind="posts"
              entry={{ id: name, image: about.portrait }}
              alt={name}
              place="portrait"
            />
          )}
          <div>
            <Paragraphs text={about.text} between={/\n\s*\n/} />
          </div>
        </div>
      )}
      <div className="desk" data-staggered={needStaggering(groups) || undefined}>
        {groups.map((group, index) => {
          const before = groups.slice(0, index).flatMap(({ skills }) => skills).length;
          return <SkillStrip key={group.title} {...group} before={before} />;
        })}
      </div>
    </WideBand>
  );
}
