import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Project } from '../../content/types';
import { ContentPicture } from '../../shared/ContentPicture';
import { from, onNarrowScreens } from '../../styles/media';
import { bearing, color, fontSize, radius, space } from '../../styles/tokens';
import { TagList } from '../../ui/TagList';
import { Summary } from '../../ui/text/Summary';
import { cutOut } from './cutOut';
import { HoverLinks } from './HoverLinks';
import { ProjectTitle } from './ProjectTitle';

const Cover = styled(ContentPicture)`
  /* Stretched, it would lie over the title in WebKit. */
  align-self: start;
  aspect-ratio: var(--ratio);
  border-radius: ${radius.card};
`;

const Body = styled.div`
  display: grid;
  grid-template: subgrid / minmax(0, 1fr);
  grid-row: 2 / span 4;
  align-items: start;
  gap: ${space.sm} ${space.lg};
  padding-top: ${space.md};

  h3 {
    font-size: ${fontSize.lead};
    line-height: 1.1;
  }
`;

const Title = styled.h3<{ $length: number }>`
  --length: ${({ $length }) => $length};
`;

const Feature = styled.article`
  --ratio: 3 / 2;

  position: relative;
  display: grid;
  grid-template: subgrid / minmax(0, 1fr);
  grid-row: span 5;

  & + & {
    margin-top: clamp(${space.xxl}, 5vw, 5rem);
  }

  &:hover ${HoverLinks}, &:focus-within ${HoverLinks} {
    opacity: 1;
  }

  h3 > a:hover {
    color: ${color.accent};
  }

  ${from.tablet} {
    &:nth-child(odd) {
      --ratio: 16 / 15;
    }

    &:nth-child(even):last-child {
      --ratio: 2 / 1;
    }
  }

  &:first-child {
    --ratio: 2 / 1;

    ${onNarrowScreens} {
      --ratio: 5 / 4;
    }

    @media screen {
      ${Cover} {
        margin-inline: calc(50% - 50vw);
        border-radius: 0;
      }
    }

    ${Body} {
      padding: 0;
      container-type: inline-size;
    }

    /* A short title is larger than the heading of the section. */
    h3 {
      ${cutOut}
      grid-column: 1 / -1;
      max-width: 85%;
      margin-inline-start: -${bearing};
      padding-top: 0.18em;
      font-size: clamp(min(${fontSize.title}, 12vw), 125cqi / var(--length), 9.5rem);
      line-height: 1;
      letter-spacing: -0.035em;

      ${onNarrowScreens} {
        max-width: 100%;
      }

      @media screen {
        margin-top: -0.85em;
      }
    }

    ${Summary} {
      color: ${color.text};
      font-size: ${fontSize.lg};
    }

    ${from.laptop} {
      ${Body} {
        grid-template: repeat(2, auto) 1fr / minmax(0, 45fr) minmax(0, 32fr);
        align-items: baseline;
      }

      ${Summary} {
        grid-row: 2 / span 2;
      }

      ${HoverLinks} {
        position: static;
        aspect-ratio: auto;
        margin-inline-start: calc(-1px - ${space.sm});

        a {
          padding-inline: ${space.sm};
        }
      }
    }
  }
`;

export function FeaturedProject({ project }: { project: Project }) {
  return (
    <Feature>
      <Cover kind="projects" entry={project} place="featuredProject" />
      <Body>
        <Title $length={project.title.length}>
          <ProjectTitle project={project} />
        </Title>
        <Summary>{project.description}</Summary>
        <TagList label={words.projects.technologies} tags={project.technologies} />
        <HoverLinks project={project} />
      </Body>
    </Feature>
  );
}
