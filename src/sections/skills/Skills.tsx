import { styled } from 'styled-components';
import type { SkillGroup } from '../../content/types';
import { ContentPicture } from '../../shared/ContentPicture';
import { useAppSelector } from '../../shared/hooks';
import { selectAbout } from '../../state/lists/about';
import { selectOwner } from '../../state/visitor/owner';
import { upright } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { useIsInView } from '../../ui/hooks/useIsInView';
import { Band } from '../../ui/layout/Band';
import type { SectionProps } from '../SectionProps';
import { Fader } from './Fader';

/** Its heading takes the full width. */
const WideBand = styled(Band)`
  h2 {
    font-size: ${fontSize.measure};
  }
`;

/** Where the strips stand side by side. */
const abreast = '@media screen and (width >= 78rem)';

const Desk = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(${space.xl}, 5vw, 4.5rem) clamp(${space.lg}, 4vw - 1.25rem, 4rem);
`;

/** As wide as its faders: those of all strips in a row are equally wide. Four strips are two rows of two. */
const StripBase = styled.article`
  flex: var(--count) 1 100%;

  h3 {
    padding-bottom: ${space.sm};
    border-bottom: 1px solid ${color.line};
    font-size: 1.5rem;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: ${space.md} ${space.xl};
    padding-top: ${space.md};
  }

  ${upright} {
    min-width: min(9rem, 100%);
    max-width: calc(var(--count) * 16rem);
    --rail: 20rem;
    --width: clamp(3.25rem, 8vw, 5rem);

    ul {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.md} 0;
      padding: 0;
    }

    li {
      flex: 1 1 3.5rem;
      max-width: 16rem;
    }
  }

  ${abreast} {
    /* With heading, names and levels in one view. */
    --rail: clamp(14rem, min(27vw, 100svh - 12.5rem - 23vw), 28rem);
    --width: clamp(2.75rem, 3.6vw, 4.5rem);
    --before: var(--earlier);
    flex-basis: calc(var(--count) * 4.1rem);

    &:first-child:nth-last-child(4),
    :first-child:nth-last-child(4) ~ & {
      flex-basis: 40%;
    }
  }
`;

const Strip = styled(StripBase)<{ $count: number; $before: number }>`
  --count: ${({ $count }) => $count};
  --earlier: ${({ $before }) => $before};
`;

function SkillStrip({ title, skills, before }: SkillGroup & { before: number }) {
  const [strip, isSeen] = useIsInView<HTMLElement>({ threshold: 0.2, once: true });
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

/** Who the owner is (`styles/sections/about.ts`), and the levels as the faders of a mixing desk, a strip for each group. */
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
            {about.text
              .trim()
              .split(/\n\s*\n/)
              .map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
          </div>
        </div>
      )}
      <Desk>
        {groups.map((group, index) => {
          const before = groups.slice(0, index).flatMap(({ skills }) => skills).length;
          return <SkillStrip key={group.title} {...group} before={before} />;
        })}
      </Desk>
    </WideBand>
  );
}
