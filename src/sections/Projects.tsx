import { styled } from 'styled-components';
import { useAppSelector } from '../app/hooks';
import { selectFeaturedProjects } from '../state/content';
import { from, space } from '../styles/tokens';
import { Band } from '../ui/Band';
import { FeaturedProject } from './FeaturedProject';
import { ProjectCarousel } from './ProjectCarousel';

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.laptop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

/** The work: the featured projects in full, the others in a carousel. */
export function Projects() {
  const featured = useAppSelector(selectFeaturedProjects);
  return (
    <Band id="projects" kicker="Projects" title="Featured Work" raised>
      <Grid>
        {featured.map((project) => (
          <FeaturedProject key={project.id} project={project} />
        ))}
      </Grid>
      <ProjectCarousel />
    </Band>
  );
}
