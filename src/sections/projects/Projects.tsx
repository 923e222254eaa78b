import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { selectFeaturedProjects } from '../../state/lists/projects';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { cutOut } from './cutOut';
import { FeaturedProject } from './FeaturedProject';
import { ProjectCarousel } from './ProjectCarousel';

/** Its heading stands on the first picture. */
const PictureBand = styled(Band)`
  h2:has(+ div) {
    ${cutOut}
    padding-bottom: ${space.md};

    /* A page of paper has no drawn cover. */
    @media screen {
      margin-bottom: -0.6em;
    }

    /* On phones there is no room beside it. */
    @media (width < 30rem) {
      width: auto;
      margin-inline-end: calc(-1 * ${space.gutter});
    }
  }
`;

/**
 * The first project across the window, then pairs of 3:2 and 16:15, which are equal in height. Titles, descriptions, tags and
 * links of a pair share their lines (`subgrid`).
 */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${space.lg};

  ${from.tablet} {
    grid-template-columns: minmax(0, 45fr) minmax(0, 32fr);

    > :first-child,
    > :nth-child(even):last-child {
      grid-column: 1 / -1;
    }
  }
`;

export function Projects({ section }: SectionProps) {
  const featured = useAppSelector(selectFeaturedProjects);
  return (
    <PictureBand section={section}>
      {featured.length === 0 ? (
        <EmptyNote>{words.projects.empty}</EmptyNote>
      ) : (
        <Grid>
          {featured.map((project) => (
            <FeaturedProject key={project.id} project={project} />
          ))}
        </Grid>
      )}
      <ProjectCarousel />
    </PictureBand>
  );
}
