import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  buttonFor,
  getCard,
  cardTitles,
  dashboardContent,
  openDashboard,
} from '../../test/screen/dashboard';
import { dayInWords, readTexts } from '../../test/screen/page';
import { recordActions } from '../../test/store/recordActions';

// Every post has one tag more than the dashboard shows.
const TAGS = ['CSS', 'Sound', 'Rooms', 'Type'];
const posts = dashboardContent.posts.map((post) => ({ ...post, tags: TAGS }));
const titles = posts.map(({ title }) => title);
const [draft] = posts.filter(({ status }) => status === 'draft');
if (!draft) throw new Error('No post is a draft.');

const open = () => openDashboard('Blog Posts', { work: { ...dashboardContent, posts } });

test('all posts show newest first, including drafts, with three tags each', async () => {
  await open();
  expect(titles).toHaveLength(8);
  expect(cardTitles()).toEqual(titles);
  for (const { title, status, excerpt, publishedAt, readTime } of posts) {
    const card = within(getCard(title));
    for (const text of [status, excerpt, dayInWords(publishedAt), `${readTime} min read`]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(readTexts(card.getAllByRole('listitem'))).toEqual(TAGS.slice(0, 3));
  }
});

test('one button publishes and unpublishes a post, and Edit and View do nothing', async () => {
  const { user, store, address } = await open();
  const actions = recordActions(store);
  const before = store.getState().posts.entities;
  await user.click(buttonFor('Publish', draft.title));
  expect(within(getCard(draft.title)).getByText('published')).toBeVisible();
  const published = { ...draft, status: 'published' };
  expect(store.getState().posts.entities).toEqual({ ...before, [draft.id]: published });
  await user.click(buttonFor('Unpublish', draft.title));
  expect(within(getCard(draft.title)).getByText('draft')).toBeVisible();
  expect(buttonFor('Publish', draft.title)).toHaveFocus();
  expect(actions.map(({ type }) => type)).toEqual(['posts/published', 'posts/unpublished']);
  actions.length = 0;
  for (const act of ['Edit', 'View']) await user.click(buttonFor(act, draft.title));
  expect(actions).toEqual([]);
  expect(address()).toBe('/admin/dashboard');
  expect(cardTitles()).toEqual(titles);
});

test('without posts, nothing is said of their order', async () => {
  await openDashboard('Blog Posts', { work: { ...dashboardContent, posts: [] }, isOwn: true });
  expect(screen.getByText(/^No posts yet/)).toBeVisible();
  expect(screen.queryByText(/in this order/)).not.toBeInTheDocument();
});
