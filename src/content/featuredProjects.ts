import type { Project } from './types';

/** How many projects the large grid holds (spec section 9). */
export const MAX_FEATURED_PROJECTS = 3;

/** The projects of the large grid: the first three that are featured, or the first three of all if none is. */
export function getFeaturedProjects(projects: Project[]): Project[] {
  const featured = projects.filter((project) => project.featured);
  return (featured.length > 0 ? featured : projects).slice(0, MAX_FEATURED_PROJECTS);
}
