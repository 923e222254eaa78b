import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { postUnpublished } from '../../state/posts';
import { testContent } from '../../test/content';
import { cardIn, itemsOf, picturesIn, sectionAt, textsOf } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const posts = testContent.posts.filter(({ status }) => status === 'published');
const [featured, ...others] = posts.map((post) => ({
  ...post,
  day: new Date(post.publishedAt).toLocaleDateString('en-US', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }),
}));

const section = () => sectionAt('blog');
const shownTitles = () => textsOf(within(section()).getAllByRole('heading', { level: 3 }));

test('Latest Articles shows the six published posts, newest first, and no draft', () => {
  renderApp();
  expect(within(section()).getByText('Latest Articles')).toBeVisible();
  expect(posts).toHaveLength(6);
  expect(shownTitles()).toEqual(posts.map(({ title }) => title));
  const dates = posts.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('the first post is the Featured Article, with picture, excerpt, date, read time and all tags', () => {
  renderApp();
  const card = cardIn(section(), featured?.title ?? '');
  expect(within(section()).getAllByText('Featured Article')).toHaveLength(1);
  for (const text of ['Featured Article', featured?.excerpt, featured?.day, featured?.readTime]) {
    expect(within(card).getByText(text ?? '')).toBeVisible();
  }
  expect(itemsOf(card, 'Tags')).toEqual(featured?.tags);
  expect(featured?.tags).toHaveLength(3);
  expect(picturesIn(card)).toEqual([expect.stringContaining(featured?.image ?? 'a picture')]);
  expect(within(card).getByRole('button')).toHaveAccessibleName(
    expect.stringMatching(`^Read Article\\W+${featured?.title ?? ''}$`),
  );
});

test('the other five are cards with picture, excerpt, date, read time, two tags and Read More', () => {
  renderApp();
  expect(others).toHaveLength(5);
  for (const { title, excerpt, day, readTime, tags, image } of others) {
    const card = cardIn(section(), title);
    for (const text of [excerpt, day, readTime]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    expect(readTime).toMatch(/^([3-9]|10) min read$/);
    expect(tags).toHaveLength(3);
    expect(itemsOf(card, 'Tags')).toEqual(tags.slice(0, 2));
    expect(picturesIn(card)).toEqual([expect.stringContaining(image ?? 'a picture')]);
    expect(within(card).getByRole('button')).toHaveAccessibleName(
      expect.stringMatching(`^Read More\\W+${title}$`),
    );
  }
});

test('a date reads in words, and as the same day to a machine', () => {
  const dated = { ...testContent, posts: posts.map((post) => ({ ...post })) };
  if (dated.posts[0]) dated.posts[0].publishedAt = '2026-05-01';
  renderApp({ content: dated });
  const card = within(cardIn(section(), featured?.title ?? ''));
  expect(card.getByText('May 1, 2026')).toHaveAttribute('datetime', '2026-05-01');
});

test('no button of the section does anything', async () => {
  const { user, store, address } = renderApp();
  const actions = recordActions(store);
  const buttons = within(section()).getAllByRole('button');
  expect(buttons).toHaveLength(7);
  expect(buttons.at(-1)).toHaveAccessibleName('View All Articles');
  const before = section().textContent;
  for (const button of buttons) await user.click(button);
  expect(actions).toEqual([]);
  expect(address()).toBe('/');
  expect(section().textContent).toBe(before);
});

test('a post that the owner unpublishes is gone at once, and the next one is featured', () => {
  const { store } = renderApp();
  act(() => {
    store.dispatch(postUnpublished(featured?.id ?? ''));
  });
  expect(shownTitles()).toEqual(others.map(({ title }) => title));
  const card = cardIn(section(), others[0]?.title ?? '');
  expect(within(card).getByText('Featured Article')).toBeVisible();
});

test('with a single post there is a Featured Article and no card below it', () => {
  renderApp({ content: { ...testContent, posts: posts.slice(0, 1) } });
  expect(shownTitles()).toEqual([featured?.title]);
  expect(within(section()).queryByText(/^Read More/)).not.toBeInTheDocument();
});
