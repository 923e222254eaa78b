import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProject, makeWork } from '../../test/data/fixtures';
import { buttonFor, openDashboard, said } from '../../test/screen/dashboard';
import { button } from '../../test/screen/page';

test.each([
  [0, 'No project is featured: the large grid shows the first 3.'],
  [2, 'The large grid shows only the featured projects (2 of at most 3).'],
  [
    3,
    'The large grid shows only the featured projects (3 of at most 3): unfeature one to feature another.',
  ],
  [5, '5 projects are featured: the large grid shows the first 3 of them.'],
])('with %i featured projects the tab says: %s', async (count, hint) => {
  const projects = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
    aProject(id, { featured: index < count }),
  );
  await openDashboard('Projects', { work: makeWork({ projects }), isOwn: true });
  expect(screen.getByText(hint)).toBeVisible();
});

test('an undo that features a fourth project does not promise it a place in the grid', async () => {
  const projects = ['a', 'b', 'c', 'd'].map((id) => aProject(id, { title: id, featured: true }));
  const work = makeWork({ projects });
  const { user } = await openDashboard('Projects', { work, isOwn: true });
  await user.click(buttonFor('Unfeature', 'd'));
  await user.click(button('Undo'));
  expect(said()).toBe('Featured “d” again.');
});
