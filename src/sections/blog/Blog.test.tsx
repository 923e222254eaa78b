import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import {
  cardIn,
  cardTitlesAt,
  dayInWords,
  getItems,
  picturesIn,
  sectionAt,
} from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const posts = testContent.posts.filter(({ status }) => status === 'published');
const section = () => sectionAt('blog');

test('published posts show newest first: one featured, then five cards with two tags', () => {
  const tags = ['CSS', 'Sound', 'Rooms', 'Type'];
  const content = { ...testContent, posts: testContent.posts.map((each) => ({ ...each, tags })) };
  renderApp({ content });
  expect(posts).toHaveLength(6);
  expect(cardTitlesAt('blog')).toEqual(posts.map(({ title }) => title));
  for (const post of posts) {
    const isFeatured = post === posts[0];
    const card = cardIn(section(), post.title);
    for (const text of [post.excerpt, dayInWords(post.publishedAt), `${post.readTime} min read`]) {
      expect(within(card).getByText(text)).toBeVisible();
    }
    const date = within(card).getByText(dayInWords(post.publishedAt));
    expect(date).toHaveAttribute('datetime', post.publishedAt);
    const heading = within(card).getByRole('heading');
    expect(heading.compareDocumentPosition(date)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(card).queryAllByText('Featured Article')).toHaveLength(isFeatured ? 1 : 0);
    expect(getItems(card, 'Tags')).toEqual(isFeatured ? tags : tags.slice(0, 2));
    expect(picturesIn(card)).toEqual([expect.stringContaining(post.image ?? 'a picture')]);
    const name = `^${isFeatured ? 'Read Article' : 'Read More'}\\W+${post.title}$`;
    expect(within(card).getByRole('button')).toHaveAccessibleName(expect.stringMatching(name));
  }
});
