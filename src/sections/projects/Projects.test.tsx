import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import {
  cardIn,
  expectNewTab,
  getItems,
  picturesIn,
  sectionAt,
  readTexts,
} from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

const { projects } = testContent;
const [featured, others] = [projects.slice(0, 3), projects.slice(3)];

const section = () => sectionAt('projects');
const slide = (label: string) => within(section()).getByLabelText(label);
const position = () => within(section()).getByText(/^\d of \d$/);
const titlesIn = (container: HTMLElement) =>
  readTexts(within(container).getAllByRole('heading')).map((text) => text.replace(/ \(.*/, ''));

test('three of eight projects are featured, and the other five fill pages of three', () => {
  renderApp();
  expect(projects).toHaveLength(8);
  expect(titlesIn(section()).slice(0, 5)).toEqual([
    'Featured Work',
    ...featured.map(({ title }) => title),
    'More Projects',
  ]);
  expect(titlesIn(slide('1 of 2'))).toEqual(others.slice(0, 3).map(({ title }) => title));
  expect(titlesIn(slide('2 of 2'))).toEqual(others.slice(3).map(({ title }) => title));
});

test('a project links to its site and source; featured cards show all tags, other cards three', () => {
  const technologies = ['React', 'TypeScript', 'Tailwind CSS', 'Node.js'];
  const tagged = projects.map((each) => ({ ...each, technologies }));
  renderApp({ content: { ...testContent, projects: tagged } });
  for (const { title, description, image, liveUrl, githubUrl } of tagged) {
    const isFeatured = featured.some((each) => each.title === title);
    const card = cardIn(section(), title);
    expect(within(card).getByText(description)).toBeInTheDocument();
    expect(picturesIn(card)).toEqual([expect.stringContaining(image ?? 'a picture')]);
    expect(getItems(card, 'Technologies')).toEqual(technologies.slice(0, isFeatured ? 4 : 3));
    const links = within(card).queryAllByRole('link');
    const names = ['', ...(isFeatured ? ['Live site of '] : []), 'Source of '];
    const expected = names.map((prefix) => (prefix.startsWith('Source') ? githubUrl : liveUrl));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
    links.forEach(expectNewTab);
    for (const [index, prefix] of names.entries()) {
      expect(links[index]).toHaveAccessibleName(`${prefix}${title} (opens in a new tab)`);
    }
  }
});

test('the card of a project with a body links to its page, in the same tab', () => {
  const [large, , , small] = projects.map((each) => ({ ...each, body: 'Long.' }));
  const written = projects.map((each) => [large, small].find((one) => one?.id === each.id) ?? each);
  renderApp({ content: { ...testContent, projects: written } });
  for (const { id, title } of [large, small].flatMap((each) => each ?? [])) {
    const link = within(cardIn(section(), title)).getByRole('link', { name: title });
    expect(link).toHaveAttribute('href', `/projects/${id}/`);
    expect(link).not.toHaveAttribute('target');
  }
});

test('the carousel wraps around and announces each page, with one action per click', async () => {
  const { user, store } = renderApp();
  const actions = recordActions(store);
  expect(position().closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  const carousel = within(section()).getByRole('region', { name: 'More Projects' });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  for (const [index, turn] of ['Next', 'Next', 'Previous', 'Previous'].entries()) {
    const reached = `${2 - (index % 2)} of 2`;
    await user.click(within(section()).getByLabelText(`${turn} projects`));
    expect(position()).toHaveTextContent(reached);
    const slides = within(section()).getAllByLabelText(/^\d of \d$/);
    const active = slides.filter((each) => !each.inert).map((each) => each.ariaLabel);
    expect(active, 'the pages that are not inert').toEqual([reached]);
  }
  expect(actions).toHaveLength(4);
});
