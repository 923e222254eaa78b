import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentImported } from '../../state/lists/content';
import {
  buttonFor,
  cardTitles,
  dashboardContent,
  openDashboard,
} from '../../test/screen/dashboard';
import { fillIn, getField, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

const { posts } = dashboardContent;

test('tracks can be deleted one by one until none is left', async () => {
  const { user } = await openDashboard('Music');
  const [first = '', second = '', ...others] = dashboardContent.tracks.map(({ title }) => title);
  await user.click(buttonFor('Delete', second));
  expect(cardTitles()).toEqual([first, ...others]);
  // The focus is on Delete of the next entry, then of the previous one, then on the button for a new one.
  for (const title of [...others, first]) {
    expect(buttonFor('Delete', title)).toHaveFocus();
    expect(screen.queryByText(/^No tracks yet/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
  }
  expect(button('Add Track')).toHaveFocus();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText('No tracks yet. Choose Add Track to add one.')).toBeVisible();
});

test('unsent text of a deleted post returns with Undo, or becomes a new post', async () => {
  const { user, store } = await openDashboard('Blog Posts', { isOwn: true });
  const [post] = posts;
  const title = post?.title ?? '';
  await user.click(buttonFor('Edit', title));
  await fillIn(user, 'Edit Post', { Title: 'Half a title' });
  await press(user, 'Edit Post', 'Cancel');
  await user.click(buttonFor('Delete', title));
  expect(screen.getByText(/^This text was never saved/)).toBeVisible();
  await user.click(button('Undo'));
  expect(screen.queryByText(/^This text was never saved/)).not.toBeInTheDocument();
  await user.click(buttonFor('Edit', title));
  expect(getField('Edit Post', 'Title')).toHaveValue('Half a title');

  const others = { ...dashboardContent, posts: posts.slice(1) };
  act(() => void store.dispatch(contentImported(others)));
  await user.click(buttonFor('Open', 'Half a title'));
  expect(getField('New Post', 'Title')).toHaveFocus();
  await press(user, 'New Post', 'Cancel');
  expect(buttonFor('Open', 'Half a title')).toHaveFocus();
  await user.keyboard('{Enter}');
  await fillIn(user, 'New Post', { Excerpt: 'E.', Content: 'C.' });
  await press(user, 'New Post', 'Create Post');
  expect(button('New Post')).toHaveFocus();
  expect(cardTitles()).toEqual(['Half a title', ...others.posts.map((each) => each.title)]);
  expect(store.getState().forms?.typed).toEqual({});
  expect(screen.queryByText(/^This text was never saved/)).not.toBeInTheDocument();
});
