import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buttonFor,
  cardTitles,
  dashboardContent,
  openDashboard,
} from '../../test/screen/dashboard';
import { button } from '../../test/screen/page';

const { posts, tracks } = dashboardContent;

test.each([
  ['Blog Posts', posts, 'No posts yet. Choose New Post to write one.', 'New Post'],
  ['Music', tracks, 'No tracks yet. Choose Add Track to add one.', 'Add Track'],
] as const)('the entries of %s can be deleted one by one until none is left', async (...row) => {
  const [tab, entries, nothing, add] = row;
  const { user } = await openDashboard(tab);
  const [first = '', second = '', ...others] = entries.map(({ title }) => title);
  await user.click(buttonFor('Delete', second));
  expect(cardTitles()).toEqual([first, ...others]);
  // The focus is on Delete of the next entry, then of the previous one, then on the button for a new one.
  for (const title of [...others, first]) {
    expect(buttonFor('Delete', title)).toHaveFocus();
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
  }
  expect(button(add)).toHaveFocus();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText(nothing)).toBeVisible();
});
