import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProject, makeWork } from '../../test/data/fixtures';
import { openDashboard } from '../../test/screen/dashboard';

test.each([
  [0, 'No project is featured: the large grid shows the first 3.'],
  [2, '2 of 3 places in the large grid are taken by featured projects.'],
  [
    3,
    '3 of 3 places in the large grid are taken by featured projects: unfeature one to feature another.',
  ],
  [5, '5 projects are featured: the large grid shows the first 3 of them.'],
])('with %i featured projects the tab says: %s', async (count, hint) => {
  const projects = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
    aProject(id, { featured: index < count }),
  );
  await openDashboard('Projects', { work: makeWork({ projects }), isOwn: true });
  expect(screen.getByText(hint)).toBeVisible();
});
