import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../shared/paths';
import { NO_FILTER } from '../../state/owner/dashboard';
import { aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { buttonFor, cardTitles, getCard, openDashboard } from '../../test/screen/dashboard';
import { matchesFilter } from './filter';

const COUNT = 20;
const posts = Array.from({ length: COUNT }, (_, index) =>
  aPost(`p${index}`, {
    title: `Post ${index}`,
    status: index < 4 ? 'draft' : 'published',
    publishedAt: index === 4 ? '2999-01-31' : '2026-01-31',
    tags: index % 2 ? ['Café', 'Sea'] : ['Land'],
    excerpt: 'Why.',
    content: 'Never searched.',
  }),
);
const tracks = posts.slice(1).map(({ id }) => aTrack(id));

async function openPosts(isOwn = true) {
  return openDashboard('Blog Posts', { work: makeWork({ posts, tracks }), isOwn });
}

const note = () => screen.getByText(/ of 20 shown/).closest('[role=status]');

test('a list of 20 can be searched by all its words, and says how many entries match', async () => {
  const { user } = await openPosts();
  await user.type(screen.getByLabelText('Search'), 'why CAFE 1');
  await waitFor(() =>
    expect(cardTitles()).toEqual([1, 11, 13, 15, 17, 19].map((n) => `Post ${n}`)),
  );
  expect(note()).toHaveTextContent('6 of 20 shown. Entries can be moved once all are shown.');
  const mover = buttonFor('Move later', 'Post 11');
  expect(mover).toHaveAttribute('aria-disabled', 'true');
  expect(mover).toHaveAccessibleDescription(/^6 of 20 shown/);
  await user.click(mover);
  expect(cardTitles()[1]).toBe('Post 11');
});

test.each([
  ['CAFE', 'Café', true],
  ['ışık', 'Işık', true],
  ['की', 'की', true],
  ['की', 'का', false],
  ['احمد', 'أحمد', true],
  ['שלום', 'שָׁלוֹם', true],
  ["don't", 'ｄon’t', true],
])('a search for %s, of any case, accents, points and keyboard, finds %s: %s', (...row) => {
  const [query, title, isFound] = row;
  expect(matchesFilter(aPost('a', { title }), { ...NO_FILTER, query })).toBe(isFound);
});

test('a search that all entries match leaves them movable', async () => {
  const { user } = await openPosts();
  await user.type(screen.getByLabelText('Search'), 'post');
  await waitFor(() => expect(note()).toHaveTextContent(/^20 of 20 shown\.$/));
  await user.click(buttonFor('Move later', 'Post 0'));
  expect(cardTitles()[1]).toBe('Post 0');
});

test('after a deletion the focus is on the next visible entry, if there is one, and the search stays', async () => {
  const { user } = await openPosts();
  await user.type(screen.getByLabelText('Search'), 'sea 7');
  await waitFor(() => expect(cardTitles()).toEqual(['Post 7', 'Post 17']));
  await user.click(buttonFor('Delete', 'Post 7'));
  expect(buttonFor('Delete', 'Post 17')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Nothing here matches the search.')).toBeVisible();
  const search = screen.getByLabelText('Search');
  await user.clear(search);
  expect(search, 'also with fewer than 20 left').toHaveFocus();
});

test('posts are filtered by state, and the focus stays in the panel when a post leaves the list', async () => {
  const { user } = await openPosts();
  const choose = (state: string) => user.selectOptions(screen.getByLabelText('Show'), state);
  await choose('Scheduled');
  expect(cardTitles()).toEqual(['Post 4']);
  expect(note()).toHaveTextContent('1 of 20 shown. Entries can be moved once all are shown.');
  await choose('Drafts');
  expect(cardTitles()).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3']);
  expect(getCard('Post 0')).toHaveTextContent('draft');
  await user.click(buttonFor('Publish', 'Post 2'));
  expect(cardTitles()).toHaveLength(3);
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await choose('All');
  expect(cardTitles()).toHaveLength(COUNT);
});

test('the search is still there after the preview of a post that it found', async () => {
  const { user, navigate } = await openPosts();
  await user.type(screen.getByLabelText('Search'), 'sea 7');
  await waitFor(() => expect(cardTitles()).toEqual(['Post 7', 'Post 17']));
  navigate('/blog/p7/');
  await screen.findByRole('heading', { level: 1, name: 'Post 7' });
  navigate(paths.dashboard);
  expect(await screen.findByLabelText('Search')).toHaveValue('sea 7');
  expect(cardTitles()).toEqual(['Post 7', 'Post 17']);
});

test('the demo has no filter', async () => {
  await openPosts(false);
  expect(cardTitles()).toHaveLength(COUNT);
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
});

test('a search in one list hides no entry of another; a list of 19 has no filter', async () => {
  const { user } = await openPosts();
  await user.type(screen.getByLabelText('Search'), 'sea 7');
  await waitFor(() => expect(cardTitles()).toHaveLength(2));
  await user.click(screen.getByRole('tab', { name: 'Music' }));
  expect(cardTitles()).toHaveLength(COUNT - 1);
  expect(screen.queryByLabelText('Search')).not.toBeInTheDocument();
});
