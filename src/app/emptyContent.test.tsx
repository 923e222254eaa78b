import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testContent } from '../test/content';
import { sectionAt, textsOf } from '../test/page';
import { renderApp } from '../test/renderApp';

const drafts = testContent.posts.map((post) => ({ ...post, status: 'draft' as const }));

describe('a section of which there is nothing', () => {
  test.each([
    { anchor: 'projects', nothing: { projects: [] }, says: 'No projects to show yet.' },
    { anchor: 'music', nothing: { tracks: [] }, says: 'No tracks to show yet.' },
    { anchor: 'blog', nothing: { posts: [] }, says: 'No articles to show yet.' },
    { anchor: 'blog', nothing: { posts: drafts }, says: 'No articles to show yet.' },
  ])('$anchor says “$says” under its heading, and offers nothing else', (each) => {
    renderApp({ content: { ...testContent, ...each.nothing } });
    const section = within(sectionAt(each.anchor));
    expect(section.getByText(each.says)).toBeVisible();
    expect(section.getAllByRole('heading')).toHaveLength(1);
    expect(section.queryAllByRole('article')).toEqual([]);
    expect(section.queryAllByRole('button')).toEqual([]);
  });

  test.each(['projects', 'music', 'blog'])('%s is still where its link leads', (anchor) => {
    const { container } = renderApp({
      content: { ...testContent, projects: [], tracks: [], posts: [] },
    });
    const link = container.querySelector(`nav a[href="#${anchor}"]`);
    expect(link).toHaveAccessibleName(expect.stringMatching(new RegExp(anchor, 'i')));
    expect(sectionAt(anchor)).toHaveAccessibleName();
  });
});

test('a section of which there is something says nothing of the kind', () => {
  renderApp();
  for (const anchor of ['projects', 'music', 'blog']) {
    expect(within(sectionAt(anchor)).queryByText(/to show yet/)).not.toBeInTheDocument();
  }
});

test.each([1, 2, 3])('of %d projects, all featured, there is no carousel', (count) => {
  const projects = testContent.projects.slice(0, count);
  renderApp({ content: { ...testContent, projects } });
  const section = within(sectionAt('projects'));
  expect(textsOf(section.getAllByRole('heading'))).toEqual([
    'Featured Work',
    ...projects.map(({ title }) => title),
  ]);
  expect(section.queryAllByRole('button')).toEqual([]);
});

test('a carousel of one page has nothing to turn', () => {
  const projects = testContent.projects.slice(0, 5);
  renderApp({ content: { ...testContent, projects } });
  const more = within(within(sectionAt('projects')).getByRole('region', { name: 'More Projects' }));
  expect(more.getAllByRole('article')).toHaveLength(2);
  expect(more.queryAllByRole('button')).toEqual([]);
  expect(more.queryByText('1 of 1')).not.toBeInTheDocument();
});

test.each([1, 2])('of %d tracks or posts each is shown', (count) => {
  renderApp({
    content: {
      ...testContent,
      tracks: testContent.tracks.slice(0, count),
      posts: testContent.posts.slice(0, count).map((post) => ({ ...post, status: 'published' })),
    },
  });
  expect(within(sectionAt('music')).getAllByRole('article')).toHaveLength(count);
  expect(within(sectionAt('blog')).getAllByRole('article')).toHaveLength(count);
});

test('an entry without picture, tags and links shows the rest, and leaves no gap to press', () => {
  const [project, ...others] = testContent.projects;
  const [post] = testContent.posts;
  if (!project || !post) throw new Error('The content has no project or no post.');
  const { liveUrl: _live, githubUrl: _source, image: _picture, ...bareProject } = project;
  const { image: _image, ...barePost } = post;
  renderApp({
    content: {
      ...testContent,
      projects: [{ ...bareProject, technologies: [] }, ...others],
      posts: [{ ...barePost, tags: [], status: 'published' }],
    },
  });
  for (const [anchor, title] of [
    ['projects', project.title],
    ['blog', post.title],
  ] as const) {
    const card = within(sectionAt(anchor)).getByText(title).closest('article');
    if (!card) throw new Error(`${title} stands in no card.`);
    expect(within(card).queryAllByAltText('')).toEqual([]);
    expect(card).not.toHaveTextContent(/Live site|Source/);
    expect(within(card).queryAllByRole('list')).toEqual([]);
  }
});
