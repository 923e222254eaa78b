import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { contentLoaded } from '../../state/lists/content';
import { signedIn } from '../../state/visitor/auth';
import { testContent } from '../../test/data/content';
import { aPost, aProject } from '../../test/data/fixtures';
import { renderApp } from '../../test/screen/renderApp';

const projects = [aProject('loom', { title: 'Loom', body: 'In *threads*' }), aProject('plain')];
const posts = [
  aPost('draft', { title: 'Unsaid', content: '## In *words*', status: 'draft' }),
  aPost('out', { title: 'Said', tags: ['C++', 'Sea'] }),
  aPost('old', { title: 'Long ago', tags: ['Sea'], publishedAt: '2020-01-01' }),
  aPost('moved', { title: 'Moved down' }),
  aPost('later', { title: 'Not yet', publishedAt: '2999-01-01' }),
];

/** Opens an address as a visitor, or as the owner once all posts have loaded. */
function openAt(path: string, { isOwn = true, isOwner = true } = {}) {
  const content = { ...testContent, projects, posts, isOwn };
  const { store } = renderApp({ path, content });
  if (isOwner) act(() => void store.dispatch(contentLoaded(content)));
  return { store };
}

test('the owner sees posts from the store, including drafts', async () => {
  openAt('/blog/draft');
  expect(await screen.findByRole('heading', { name: 'Unsaid' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'In words' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Previous article/ })).toHaveTextContent('Said');
});

test.each([
  ['draft', /^A draft:/],
  ['later', /^Scheduled:/],
  ['out', 'Includes the changes in this tab.'],
])('the owner sees that the post %s is a preview', async (id, words) => {
  const { store } = openAt(`/blog/${id}`);
  act(() => void store.dispatch(signedIn()));
  expect(await screen.findByText(words)).toBeVisible();
});

test('the owner sees a project with its text from the store', async () => {
  openAt('/projects/loom');
  expect(await screen.findByRole('heading', { name: 'Loom' })).toBeVisible();
  expect(await screen.findByText('threads')).toBeVisible();
});

test.each([
  ['each year', '/blog/#tag-sea', ['2026', '2020']],
  ['mixed years', '/blog/#tag-that-no-post-has', ['2020–2026']],
])('the list of published posts has one heading for %s', async (_, path, years) => {
  openAt(path);
  expect(await screen.findByRole('heading', { name: 'Said' })).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(years);
  const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles.join()).toMatch(/^Said,Long ago(,Moved down)?$/);
});

test('a tag of a post links to its articles, even with special characters', async () => {
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  openAt('/blog/out');
  await userEvent.click(await screen.findByRole('link', { name: 'C++' }));
  expect(await screen.findByText('1 article on C++')).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  expect(titles).toEqual(['Said']);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('tag-c++')]);
});

test.each([
  ['a visitor without post bodies', '/blog/out', { isOwner: false }],
  ['a visitor', '/blog', { isOwner: false }],
  ['the owner of a demo', '/blog/out', { isOwn: false }],
  ['an owner', '/blog/none', {}],
  ['an owner', '/projects/plain', {}],
])('%s gets “Page not found” at %s', async (_, path, who) => {
  openAt(path, who);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each([
  ['/blog/', 'page'],
  ['/blog/out/', null],
])('at %s the link to all articles has aria-current %s', async (path, current) => {
  openAt(path);
  const link = await screen.findByRole('link', { name: 'All Articles' });
  expect(link.getAttribute('aria-current')).toBe(current);
});

test('a reading page has a link to its own top', async () => {
  openAt('/blog/out/');
  const link = await screen.findByRole('link', { name: 'Back to top' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});

test('without a sign-in no bar calls a post a preview', async () => {
  openAt('/blog/out/');
  expect(await screen.findByRole('heading', { name: 'Said' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to Dashboard' })).not.toBeInTheDocument();
});
