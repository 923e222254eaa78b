import { useAppSelector } from '../app/hooks';
import { selectFeaturedProjects } from '../state/content';
import { Band } from '../ui/Band';
import { CardGrid } from '../ui/CardGrid';
import { EmptyNote } from '../ui/EmptyNote';
import { FeaturedProject } from './FeaturedProject';
import { ProjectCarousel } from './ProjectCarousel';

/** The work: the featured projects in full, the others in a carousel. */
export function Projects() {
  const featured = useAppSelector(selectFeaturedProjects);
  return (
    <Band id="projects" kicker="Projects" title="Featured Work" raised>
      {featured.length === 0 && <EmptyNote>No projects to show yet.</EmptyNote>}
      <CardGrid>
        {featured.map((project) => (
          <FeaturedProject key={project.id} project={project} />
        ))}
      </CardGrid>
      <ProjectCarousel />
    </Band>
  );
}
