import { memo } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Project } from '../../content/types';
import { fill } from '../../content/words/fill';
import { ContentPicture } from '../../shared/ContentPicture';
import { besidePictures, from, hovers, onNarrowScreens } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { IconLink } from '../../ui/buttons/IconButton';
import { TagList } from '../../ui/TagList';
import { Summary } from '../../ui/text/Summary';
import { ProjectTitle } from './ProjectTitle';

/** The picture is above the text, on phones a square beside it. */
const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xs};
  padding-block: ${space.md};

  > p {
    font-size: ${fontSize.sm};
  }

  ${hovers} {
    &:hover h4 {
      color: ${color.accent};
    }
  }

  ${onNarrowScreens} {
    ${besidePictures} {
      grid-template: auto auto 1fr / min(6rem, 30%) minmax(0, 1fr);
      column-gap: ${space.md};
    }
  }

  /* The tags of a page stand in one line. */
  ${from.tablet} {
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }
`;

const Cover = styled(ContentPicture)`
  border-radius: ${radius.card};

  ${onNarrowScreens} {
    ${besidePictures} {
      grid-row: span 3;
      aspect-ratio: 1;
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.xs};

  > a {
    position: relative;
    /* Its icon stands at the edge of the card, without a ring in forced colours. */
    margin: -0.625rem -${space.sm};
    border: 0;
  }

  h4 {
    flex: 1;
    min-width: 0;
    font-size: ${fontSize.card};
    line-height: 1.2;
  }

  ${from.tablet} {
    margin-top: ${space.xs};
  }
`;

export const ProjectCard = memo(function ProjectCard({ project }: { project: Project }) {
  const { title, description, technologies, githubUrl } = project;
  return (
    <Card>
      <Cover kind="projects" entry={project} place="projectCard" />
      <Head>
        <h4>
          <ProjectTitle project={project} />
        </h4>
        {githubUrl && (
          <IconLink
            icon="code"
            label={fill(words.projects.sourceOf, { title })}
            note={words.page.newTab}
            href={githubUrl}
          />
        )}
      </Head>
      <Summary>{description}</Summary>
      <TagList label={words.projects.technologies} tags={technologies} max={3} />
    </Card>
  );
});
