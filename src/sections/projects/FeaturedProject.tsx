import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Project } from '../../content/types';
import { from, hoversOnLaptop } from '../../styles/media';
import { color, fontSize, gentle, space, veil } from '../../styles/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Card } from '../../ui/layout/Card';
import { NEW_TAB, NEW_TAB_NOTE } from '../../ui/newTab';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { ProjectTitle } from './ProjectTitle';

const PICTURE = { width: 800, height: 450 };

/** The first of an odd number of cards, which has a row of its own. */
const FIRST_OF_ODD = ':first-child:nth-last-child(odd)';

/** Over the picture on laptops, on hover and focus; elsewhere below the text. */
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.sm};

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
    background: linear-gradient(transparent 50%, ${veil.links});
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

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.sm};
  padding: min(${space.lg}, 6vw);
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

/** A project as a large card: all its tags, and links to the live site and the source. */
export function FeaturedProject({ project }: { project: Project }) {
  const { id, title, description, image, technologies, liveUrl, githubUrl } = project;
  return (
    <FeaturedCard>
      <Cover kind="projects" seed={id} {...imageSource(image, PICTURE.width, PICTURE.height)} />
      <Text>
        <Title>
          <ProjectTitle project={project} />
        </Title>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} />
        {(liveUrl ?? githubUrl) && (
          <Links>
            {liveUrl && (
              <ButtonLink small icon="external" href={liveUrl} {...NEW_TAB}>
                Live site <VisuallyHidden>{`of ${title} ${NEW_TAB_NOTE}`}</VisuallyHidden>
              </ButtonLink>
            )}
            {githubUrl && (
              <ButtonLink small variant="outline" icon="code" href={githubUrl} {...NEW_TAB}>
                Source <VisuallyHidden>{`of ${title} ${NEW_TAB_NOTE}`}</VisuallyHidden>
              </ButtonLink>
            )}
          </Links>
        )}
      </Text>
    </FeaturedCard>
  );
}
