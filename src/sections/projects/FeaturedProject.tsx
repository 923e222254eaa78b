import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Project } from '../../content/types';
import { color, fontSize, from, gentle, hovers, space, veil } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Card } from '../../ui/Card';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { ProjectTitle } from './ProjectTitle';

const PICTURE = { width: 800, height: 450 };

/** The first of an odd number, which has a row of its own. */
const ALONE = ':first-child:nth-last-child(odd)';

/** Where a pointer can hover, the links appear over the picture on hover and focus; elsewhere they stand below the text. */
const overPicture = `${hovers} and (min-width: 64rem)`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.sm};

  a {
    position: relative;
    pointer-events: auto;
  }

  ${overPicture} {
    position: absolute;
    inset: 0 0 auto;
    align-content: end;
    aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
    margin: 0;
    padding: ${space.lg};
    background: linear-gradient(transparent 50%, ${veil.links});
    opacity: 0;
    pointer-events: none;
    transition: opacity ${gentle};
  }
`;

const Cover = styled(Picture)`
  ${from.tablet} {
    height: 100%;
    aspect-ratio: auto;
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  padding: ${space.lg};
`;

const Title = styled.h3`
  font-size: ${fontSize.xl};
  line-height: 1.2;
`;

const Description = styled.p`
  flex: 1;
  margin-bottom: ${space.xs};
  color: ${color.muted};
`;

const ProjectCard = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.laptop} {
    &${ALONE} {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      min-height: 25rem;

      ${Text} {
        justify-content: center;
        padding: ${space.xxl};
      }

      ${Title} {
        font-size: ${fontSize.lead};
      }

      ${Description} {
        flex: none;
      }
    }

    &:not(${ALONE}) {
      display: flex;

      ${Cover} {
        height: auto;
        aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
      }
    }
  }

  ${overPicture} {
    &${ALONE} ${Links} {
      inset: 0 calc(100% * 5 / 12) 0 0;
      aspect-ratio: auto;
    }
  }

  &:hover ${Links}, &:focus-within ${Links} {
    opacity: 1;
  }
`;

/** A project in full: all its tags, and links to the live site and the source. */
export function FeaturedProject({ project }: { project: Project }) {
  const { id, title, description, image, technologies, liveUrl, githubUrl } = project;
  return (
    <ProjectCard>
      <Cover seed={id} {...imageSource(image, PICTURE.width, PICTURE.height)} />
      <Text>
        <Title>
          <ProjectTitle project={project} />
        </Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
        {(liveUrl ?? githubUrl) && (
          <Links>
            {liveUrl && (
              <ButtonLink small icon="external" href={liveUrl} target="_blank" rel="noreferrer">
                Live site <VisuallyHidden>{`of ${title} (opens in a new tab)`}</VisuallyHidden>
              </ButtonLink>
            )}
            {githubUrl && (
              <ButtonLink
                small
                variant="outline"
                icon="code"
                href={githubUrl}
                target="_blank"
                rel="noreferrer"
              >
                Source <VisuallyHidden>{`of ${title} (opens in a new tab)`}</VisuallyHidden>
              </ButtonLink>
            )}
          </Links>
        )}
      </Text>
    </ProjectCard>
  );
}
