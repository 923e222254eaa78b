import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Project } from '../../content/types';
import { CAROUSEL_PAGE_SIZE } from '../../state/visitor/carousel';
import { from, onNarrowScreens, onPhones } from '../../styles/media';
import { fontSize, space } from '../../styles/tokens';
import { IconLink } from '../../ui/buttons/IconButton';
import { Card, CardBody, CardNote, thumbnailRow } from '../../ui/layout/Card';
import { NEW_TAB, NEW_TAB_NOTE } from '../../ui/newTab';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { ChangingText } from '../../ui/text/ChangingText';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';

/** How many tags a small card shows (spec section 9). */
const TAGS_SHOWN = 3;

const Cover = styled(Picture)`
  aspect-ratio: auto;

  ${onNarrowScreens} {
    flex: 1;
    min-height: 7rem;
  }

  ${from.laptop} {
    height: 13rem;
  }
`;

const Body = styled(CardBody)`
  gap: ${space.xs};
  padding: ${space.md};

  ${onNarrowScreens} {
    flex: none;
  }

  ${from.laptop} {
    padding: ${space.lg};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xs};

  > a {
    position: relative;
    margin: -0.625rem -0.5rem -0.625rem 0;
  }

  h4 {
    flex: 1 1 5rem;
    min-width: 0;
    line-height: 1.2;
  }
`;

const Description = styled(CardNote)`
  margin-bottom: ${space.xs};
  font-size: ${fontSize.sm};
`;

/**
 * The picture is on top and takes the remaining space. On tablets it is at the side; on phones, in a full page of the
 * carousel, it is a square beside the title.
 */
const SmallCard = styled(Card)`
  ${onPhones} {
    :has(> :nth-child(${CAROUSEL_PAGE_SIZE})) > & {
      ${thumbnailRow}
      grid-template-rows: auto 1fr auto;

      ${Head} {
        align-items: center;

        & ~ * {
          grid-column: 1 / -1;
          margin: 0;
        }
      }
    }
  }

  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  ${from.laptop} {
    display: flex;
  }
`;

const Link = styled.a`
  text-decoration: none;

  /* Makes the whole card a link. Other controls are positioned above it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export function ProjectTitle({ project: { title, liveUrl } }: { project: Project }) {
  if (!liveUrl) return title;
  return (
    <Link href={liveUrl} {...NEW_TAB}>
      <ChangingText>{title}</ChangingText> <VisuallyHidden>{NEW_TAB_NOTE}</VisuallyHidden>
    </Link>
  );
}

export function ProjectCard({ project }: { project: Project }) {
  const { id, title, description, image, technologies, githubUrl } = project;
  return (
    <SmallCard>
      <Cover kind="projects" seed={id} title={title} {...imageSource(image, 480, 270)} />
      <Body>
        <Head>
          <h4>
            <ProjectTitle project={project} />
          </h4>
          {githubUrl && <IconLink icon="code" label={`Source of ${title}`} href={githubUrl} />}
        </Head>
        <Description>{description}</Description>
        <TagList label="Technologies" tags={technologies} max={TAGS_SHOWN} />
      </Body>
    </SmallCard>
  );
}
