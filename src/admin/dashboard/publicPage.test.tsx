import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonFor, dashboardContent, openDashboard } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { button, cardTitlesAt, sectionAt } from '../../test/screen/page';

const published = dashboardContent.posts.filter(({ status }) => status === 'published');

test('a published draft is the featured article of six, with its markup shown as text', async () => {
  const { user } = await openDashboard('Blog Posts');
  const markup = '<img src=x onerror=alert(1)>';
  for (const title of [markup, 'A draft']) {
    await user.click(button('New Post'));
    await fillIn(user, 'New Post', { Title: title, Excerpt: 'E.', Content: 'C.', Tags: markup });
    await press(user, 'New Post', 'Create Post');
  }
  await user.click(buttonFor('Publish', markup));
  await user.click(screen.getByRole('link', { name: 'View Portfolio' }));
  expect(cardTitlesAt('blog')).toEqual([
    markup,
    ...published.slice(0, 5).map(({ title }) => title),
  ]);
  const blog = within(sectionAt('blog'));
  const featured = blog.getByRole('button', { name: /^Read Article/ });
  expect(featured).toHaveAccessibleName(expect.stringContaining(markup));
  expect(blog.getAllByText(markup)).toHaveLength(2);
});
