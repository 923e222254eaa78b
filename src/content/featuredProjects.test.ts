import { expect, test } from 'vitest';
import { aProject } from '../test/data/fixtures';
import { getFeaturedProjects } from './featuredProjects';

test.each([
  { featured: [], large: [0, 1, 2] },
  { featured: [3], large: [3] },
  { featured: [0, 1, 3, 4], large: [0, 1, 3] },
])('the large grid shows projects $large if $featured are featured', ({ featured, large }) => {
  const projects = [0, 1, 2, 3, 4].map((at) =>
    aProject(`${at}`, { featured: featured.includes(at) }),
  );
  expect(getFeaturedProjects(projects)).toEqual(large.map((at) => projects[at]));
});
