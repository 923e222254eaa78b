import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buttonFor,
  cardOf,
  cardTitles,
  dashboardContent,
  openDashboard,
} from '../../test/dashboard';
import { recordActions } from '../../test/recordActions';

const { posts } = dashboardContent;
const titles = posts.map(({ title }) => title);
const titleOf = (status: 'published' | 'draft') =>
  posts.find((post) => post.status === status)?.title ?? '';

test('all posts show, drafts included, the newest on top', async () => {
  await openDashboard('Blog Posts');
  expect(screen.queryByText(/^No posts yet/)).not.toBeInTheDocument();
  expect(cardTitles()).toHaveLength(8);
  expect(cardTitles()).toEqual(titles);
});

test('a post shows its status, its text and three of its tags', async () => {
  await openDashboard('Blog Posts');
  for (const { title, status, excerpt, readTime, tags } of posts) {
    const card = within(cardOf(title));
    expect(card.getByText(status)).toBeVisible();
    expect(card.getByText(excerpt)).toBeVisible();
    expect(card.getByText(readTime)).toBeVisible();
    const shown = card.getAllByRole('listitem').map((tag) => tag.textContent);
    expect(shown).toEqual(tags.slice(0, 3));
  }
});

test('the owner unpublishes a post, and publishes it again', async () => {
  const { user } = await openDashboard('Blog Posts');
  const title = titleOf('published');
  await user.click(buttonFor('Unpublish', title));
  expect(within(cardOf(title)).getByText('draft')).toBeVisible();
  await user.click(buttonFor('Publish', title));
  expect(within(cardOf(title)).getByText('published')).toBeVisible();
  expect(buttonFor('Unpublish', title)).toHaveFocus();
});

test('a draft offers to be published, and only that post changes', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  const actions = recordActions(store);
  const before = store.getState().posts.entities;
  const draft = posts.find(({ status }) => status === 'draft');
  if (!draft) throw new Error('No post is a draft.');
  await user.click(buttonFor('Publish', draft.title));
  expect(within(cardOf(draft.title)).getByText('published')).toBeVisible();
  expect(actions).toEqual([{ type: 'posts/postPublished', payload: draft.id }]);
  expect(store.getState().posts.entities).toEqual({
    ...before,
    [draft.id]: { ...draft, status: 'published' },
  });
});

test.each(['Edit', 'View'])('%s does nothing', async (act) => {
  const { user, store, address } = await openDashboard('Blog Posts');
  const actions = recordActions(store);
  await user.click(buttonFor(act, titleOf('draft')));
  expect(actions).toEqual([]);
  expect(address()).toBe('/admin/dashboard');
  expect(cardTitles()).toEqual(titles);
});

test('a post that the owner deletes is gone, and the others stay', async () => {
  const { user } = await openDashboard('Blog Posts');
  const [first = '', second = '', ...others] = titles;
  await user.click(buttonFor('Delete', second));
  expect(cardTitles()).toEqual([first, ...others]);
});

test('the last post can be deleted too', async () => {
  const { user, store } = await openDashboard('Blog Posts');
  for (const title of titles) await user.click(buttonFor('Delete', title));
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(store.getState().posts.ids).toEqual([]);
  expect(screen.getByText('No posts yet. New Post starts one.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Post' })).toBeVisible();
});
