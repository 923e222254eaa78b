import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectFeaturedProjects } from '../../state/lists/projects';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { FeaturedProject } from './FeaturedProject';
import { ProjectCarousel } from './ProjectCarousel';

const Grid = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function Projects({ section }: SectionProps) {
  const featured = useAppSelector(selectFeaturedProjects);
  return (
    <Band section={section}>
      {featured.length === 0 && <EmptyNote>No projects to show yet.</EmptyNote>}
      <Grid>
        {featured.map((project) => (
          <FeaturedProject key={project.id} project={project} />
        ))}
      </Grid>
      <ProjectCarousel />
    </Band>
  );
}
