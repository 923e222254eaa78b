import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Content } from '../content/types';
import { contentImported } from '../state/lists/content';
import { testContent } from '../test/data/content';
import { aTrack } from '../test/data/fixtures';
import { cardIn, sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';

const { resume: _file, ...withoutResume } = testContent.owner;
const drafts = testContent.posts.map((post) => ({ ...post, status: 'draft' as const }));
const published = testContent.posts.map((post) => ({ ...post, status: 'published' as const }));

test.each([
  { anchor: 'projects', nothing: { projects: [] }, says: 'No projects to show yet.' },
  { anchor: 'music', nothing: { tracks: [] }, says: 'No tracks to show yet.' },
  { anchor: 'blog', nothing: { posts: [] }, says: 'No articles to show yet.' },
  { anchor: 'blog', nothing: { posts: drafts }, says: 'No articles to show yet.' },
])('an empty $anchor says “$says” under its heading, and no other section does', (each) => {
  const { container } = renderApp({ content: { ...testContent, ...each.nothing } });
  const section = within(sectionAt(each.anchor));
  expect(section.getByText(each.says)).toBeVisible();
  expect(section.getAllByRole('heading')).toHaveLength(1);
  expect(section.queryAllByRole('article')).toEqual([]);
  expect(section.queryAllByRole('button')).toEqual([]);
  expect(within(container).getAllByText(/to show yet/)).toHaveLength(1);
  expect(container.querySelector(`nav a[href="#${each.anchor}"]`)).toBeInTheDocument();
});

test.each<[anchor: string, without: Partial<Content>]>([
  ['projects', { projects: [], missingLists: ['projects'] }],
  ['music', { tracks: [], missingLists: ['tracks'] }],
  ['blog', { posts: [], missingLists: ['posts'] }],
  ['about', { owner: { ...testContent.owner, skills: [] } }],
  ['experience', { owner: withoutResume, experience: [] }],
])('the page without %s has neither section nor link for it', (anchor, without) => {
  const { container, store } = renderApp({ content: { ...testContent, isOwn: true, ...without } });
  expect(document.getElementById(anchor)).not.toBeInTheDocument();
  expect(container.querySelectorAll(`[href$="#${anchor}"]`)).toHaveLength(0);
  const work = anchor === 'projects' ? '#music' : '#projects';
  expect(screen.getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', work);
  const next = anchor === 'about' ? '#projects' : '#about';
  expect(screen.getByRole('link', { name: /^On to/ })).toHaveAttribute('href', next);
  if (anchor !== 'music') return;
  const { projects, posts } = testContent;
  act(() => void store.dispatch(contentImported({ projects, posts, tracks: [aTrack('a')] })));
  expect(cardIn(sectionAt('music'), 'Track a')).toBeVisible();
});

test.each([
  [3, 0],
  [5, 2],
])('of %d projects %d are in More Projects, which has no carousel buttons', (count, more) => {
  renderApp({ content: { ...testContent, projects: testContent.projects.slice(0, count) } });
  const section = within(sectionAt('projects'));
  expect(section.getAllByRole('article')).toHaveLength(count);
  expect(section.queryAllByRole('region', { name: 'More Projects' })).toHaveLength(more && 1);
  expect(section.queryAllByRole('button')).toEqual([]);
  expect(section.queryByText('1 of 1')).not.toBeInTheDocument();
});

test('an entry without picture, tags and links renders no empty elements for them', () => {
  const [project, ...others] = testContent.projects;
  const [post] = published;
  if (!project || !post) throw new Error('The content has no project or no post.');
  const { liveUrl: _live, githubUrl: _source, image: _picture, ...bareProject } = project;
  const { image: _image, ...barePost } = post;
  const projects = [{ ...bareProject, technologies: [] }, ...others];
  renderApp({ content: { ...testContent, projects, posts: [{ ...barePost, tags: [] }] } });
  for (const [anchor, { title }] of Object.entries({ projects: project, blog: post })) {
    const card = cardIn(sectionAt(anchor), title);
    expect(within(card).queryAllByAltText('')).toEqual([]);
    expect(card).not.toHaveTextContent(/Live site|Source/);
    expect(within(card).queryAllByRole('list')).toEqual([]);
  }
});
