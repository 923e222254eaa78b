import type { Project } from './types';

/** The number of projects in the large grid (spec section 9). */
export const MAX_FEATURED_PROJECTS = 3;

/** The projects in the large grid: the first three featured ones, or the first three of all if none is featured. */
export function getFeaturedProjects(projects: Project[]): Project[] {
  const featured = projects.filter((project) => project.featured);
  return (featured.length > 0 ? featured : projects).slice(0, MAX_FEATURED_PROJECTS);
}
