import { styled } from 'styled-components';
import { imageSource } from '../content/images';
import type { Project } from '../content/types';
import { color, ease, fontSize, from, space } from '../styles/tokens';
import { ButtonLink } from '../ui/Button';
import { Card } from '../ui/Card';
import { Picture } from '../ui/Picture';
import { TagList } from '../ui/TagList';
import { VisuallyHidden } from '../ui/visuallyHidden';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg} 0;

  /* A pointer that hovers uncovers the links over the picture; a finger finds them below it, always. */
  @media (hover: hover) and (min-width: 44rem) {
    position: absolute;
    inset: 0;
    align-content: center;
    justify-content: center;
    padding: ${space.md};
    background: rgb(13 9 9 / 78%);
    opacity: 0;
    transition: opacity 0.25s ${ease};
  }
`;

const Stage = styled.div`
  position: relative;
`;

const ProjectCard = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  ${from.laptop} {
    display: flex;
    align-items: stretch;
  }

  &:hover ${Links}, &:focus-within ${Links} {
    opacity: 1;
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
  const { title, description, image, technologies, liveUrl, githubUrl } = project;
  return (
    <ProjectCard>
      <Stage>
        <Picture {...imageSource(image, 640, 400)} />
        <Links>
          <ButtonLink small icon="external" href={liveUrl} target="_blank" rel="noreferrer">
            Live site <VisuallyHidden>of {title} (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
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
        </Links>
      </Stage>
      <Text>
        <Title>{title}</Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
      </Text>
    </ProjectCard>
  );
}
