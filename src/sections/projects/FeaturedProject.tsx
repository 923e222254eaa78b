import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Project } from '../../content/types';
import { from, hoversOnLaptop } from '../../styles/media';
import { fontSize, gentle, space, veil } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Card, CardBody, CardNote } from '../../ui/layout/Card';
import { NEW_TAB, NEW_TAB_NOTE } from '../../ui/newTab';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { ProjectTitle } from './ProjectCard';

const PICTURE = { width: 800, height: 450 };

/** The first of an odd number of cards, which has a row of its own. */
const FIRST_OF_ODD = ':first-child:nth-last-child(odd)';

const LINKS = [
  { key: 'liveUrl', text: 'Live site', icon: 'external', variant: 'solid' },
  { key: 'githubUrl', text: 'Source', icon: 'code', variant: 'outline' },
] as const;

/** Over the picture on laptops, on hover and focus; elsewhere below the text. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.sm};

  &:empty {
    display: none;
  }

  a {
    position: relative;
    pointer-events: auto;
  }

  ${hoversOnLaptop} {
    position: absolute;
    inset: 0 0 auto;
    align-content: end;
    aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
    margin: 0;
    padding: ${space.lg};
    background: linear-gradient(transparent 40%, ${veil.links} 65%);
    opacity: 0;
    pointer-events: none;
    transition: opacity ${gentle};
  }
`;

const Cover = styled(Picture)`
  ${from.tablet} {
    aspect-ratio: auto;
  }
`;

const Body = styled(CardBody)`
  padding: min(${space.lg}, 6vw);

  h3 {
    font-size: ${fontSize.xl};
    line-height: 1.2;
  }
`;

const Description = styled(CardNote)`
  margin-bottom: ${space.xs};
`;

const FeaturedCard = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.laptop} {
    &${FIRST_OF_ODD} {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      min-height: 25rem;

      ${Body} {
        justify-content: center;
        padding: ${space.xxl};
      }

      h3 {
        font-size: ${fontSize.lead};
      }

      ${Description} {
        flex: none;
      }
    }

    &:not(${FIRST_OF_ODD}) {
      display: flex;

      ${Cover} {
        aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
      }
    }
  }

  ${hoversOnLaptop} {
    &${FIRST_OF_ODD} ${Links} {
      inset: 0 calc(100% * 5 / 12) 0 0;
      aspect-ratio: auto;
    }
  }

  &:hover ${Links}, &:focus-within ${Links} {
    opacity: 1;
  }
`;

export function FeaturedProject({ project }: { project: Project }) {
  const { id, title, description, image, technologies } = project;
  return (
    <FeaturedCard>
      <Cover
        kind="projects"
        seed={id}
        title={title}
        {...imageSource(image, PICTURE.width, PICTURE.height)}
      />
      <Body>
        <h3>
          <ProjectTitle project={project} />
        </h3>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
        <Links>
          {LINKS.map(
            ({ key, text, ...look }) =>
              project[key] && (
                <ButtonLink key={key} small {...look} href={project[key]} {...NEW_TAB}>
                  {text} <VisuallyHidden>{`of ${title} ${NEW_TAB_NOTE}`}</VisuallyHidden>
                </ButtonLink>
              ),
          )}
        </Links>
      </Body>
    </FeaturedCard>
  );
}
