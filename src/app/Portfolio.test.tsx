import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentLoaded } from '../state/lists/content';
import { testContent } from '../test/data/content';
import { getItems, sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';
import { recordActions } from '../test/store/recordActions';

const { owner, posts, tracks } = testContent;

const SECTIONS = [
  ['home', 'Home', owner.name],
  ['about', 'About', 'Skills and Expertise'],
  ['projects', 'Projects', 'Featured Work'],
  ['music', 'Music', 'Music and Sound'],
  ['blog', 'Blog', 'Latest Articles'],
  ['contact', 'Contact', 'Get In Touch'],
] as const;

test('the page has one main landmark with six ordered sections, each with an anchor, link and heading', () => {
  renderApp();
  expect(document.title).toBe(`${owner.name} | Portfolio`);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const sections = [...screen.getByRole('main').querySelectorAll(':scope > section')];
  expect(sections.map(({ id }) => id)).toEqual(SECTIONS.map(([anchor]) => anchor));
  const bar = within(screen.getByLabelText('Main'));
  for (const [anchor, label, title] of SECTIONS) {
    expect(bar.getByText(label)).toHaveAttribute('href', `#${anchor}`);
    expect(sectionAt(anchor)).toHaveAccessibleName(title);
    const [heading] = within(sectionAt(anchor)).getAllByRole('heading');
    expect(heading).toHaveTextContent(title);
  }
});

test('every link within the page has a target, and ids are unique', () => {
  const { container } = renderApp();
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  expect(anchors.length).toBeGreaterThan(0);
  for (const { hash } of anchors) expect(sectionAt(hash.slice(1))).toBeInTheDocument();
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the page has its navigation in a header, and a footer with profiles and a link to the top', () => {
  renderApp();
  expect(screen.getByLabelText('Main').closest('header')).toBeVisible();
  const footer = screen.getByRole('contentinfo');
  expect(within(footer).getByText(`© ${owner.name}`)).toBeVisible();
  expect(getItems(footer, 'Profiles')).toHaveLength(3);
  expect(within(footer).getByText('Back to top')).toHaveAttribute('href', '#home');
});

test('buttons other than Play and Like are inert in the music and the blog with placeholder content', async () => {
  const { user, store, address } = renderApp();
  const actions = recordActions(store);
  const sections = [sectionAt('music'), sectionAt('blog')];
  const [ofMusic = [], ofBlog = []] = sections.map((section) =>
    within(section)
      .getAllByRole('button')
      .filter(({ ariaPressed }) => ariaPressed === null),
  );
  expect(ofMusic).toHaveLength(2 * tracks.length + 1);
  expect(ofMusic.at(-1)).toHaveAccessibleName('View All Tracks');
  expect(ofBlog).toHaveLength(7);
  expect(ofBlog.at(-1)).toHaveAccessibleName('View All Articles');
  const read = () => sections.map(({ textContent }) => textContent);
  const before = read();
  for (const button of [...ofMusic, ...ofBlog]) {
    expect(button).toHaveAccessibleName();
    await user.click(button);
  }
  expect(actions).toEqual([]);
  expect(address()).toBe('/');
  expect(read()).toEqual(before);
});

test('the owner stays in the app on the way to a post or a project', async () => {
  const projects = testContent.projects.map((each) => ({ ...each, body: 'Long.' }));
  const content = { ...testContent, projects, isOwn: true };
  const { user, store, address, navigate } = renderApp({ content });
  act(() => void store.dispatch(contentLoaded(content)));
  const [post] = posts.filter(({ status }) => status === 'published');
  await user.click(within(sectionAt('blog')).getByRole('link', { name: /^Read Article/ }));
  expect(address()).toBe(`/blog/${post?.id}/`);
  navigate('/');
  await user.click(within(sectionAt('projects')).getByRole('link', { name: projects[0]?.title }));
  expect(address()).toBe(`/projects/${projects[0]?.id}/`);
});
