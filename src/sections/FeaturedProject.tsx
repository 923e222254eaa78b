import { styled } from 'styled-components';
import { imageSource } from '../content/images';
import type { Project } from '../content/types';
import { color, ease, fontSize, from, space } from '../styles/tokens';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Picture } from '../ui/Picture';
import { TagList } from '../ui/TagList';
import { VisuallyHidden } from '../ui/visuallyHidden';

const PICTURE = { width: 640, height: 400 };

/** A pointer that hovers uncovers the links over the picture; a finger finds them below the text, always. */
const overPicture = `@media (hover: hover) and (min-width: 64rem)`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  margin-top: ${space.sm};

  ${overPicture} {
    position: absolute;
    top: 0;
    right: 0;
    left: 0;
    align-content: center;
    justify-content: center;
    aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
    margin: 0;
    background: rgb(13 9 9 / 78%);
    opacity: 0;
    transition: opacity 0.25s ${ease};
  }
`;

const ProjectCard = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.laptop} {
    display: flex;
  }

  &:hover ${Links}, &:focus-within ${Links} {
    opacity: 1;
  }
`;

const Cover = styled(Picture)`
  ${from.tablet} {
    height: 100%;
    aspect-ratio: auto;
  }

  ${from.laptop} {
    height: auto;
    aspect-ratio: ${PICTURE.width} / ${PICTURE.height};
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
`;

const Description = styled.p`
  flex: 1;
  margin-bottom: ${space.xs};
  color: ${color.muted};
`;

/** A project in full: all its tags, and links to the live site and the source. */
export function FeaturedProject({ project }: { project: Project }) {
  const { id, title, description, image, technologies, liveUrl, githubUrl } = project;
  return (
    <ProjectCard>
      <Cover seed={id} {...imageSource(image, PICTURE.width, PICTURE.height)} />
      <Text>
        <Title>{title}</Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
        {(liveUrl ?? githubUrl) && (
          <Links>
            {liveUrl && (
              <ButtonLink small icon="external" href={liveUrl} target="_blank" rel="noreferrer">
                Live site <VisuallyHidden>of {title} (opens in a new tab)</VisuallyHidden>
              </ButtonLink>
            )}
            {githubUrl && (
              <ButtonLink
                small
                look="outline"
                icon="code"
                href={githubUrl}
                target="_blank"
                rel="noreferrer"
              >
                Source <VisuallyHidden>of {title} (opens in a new tab)</VisuallyHidden>
              </ButtonLink>
            )}
          </Links>
        )}
      </Text>
    </ProjectCard>
  );
}
