import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/content';
import { cardIn, expectNewTab, itemsOf, picturesIn, sectionAt, textsOf } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const { projects } = testContent;
const [featured, others] = [projects.slice(0, 3), projects.slice(3)];

const section = () => sectionAt('projects');
const slide = (label: string) => within(section()).getByLabelText(label);
const position = () => within(section()).getByText(/^\d of \d$/);
const titlesIn = (container: HTMLElement) => textsOf(within(container).getAllByRole('heading'));

test('there are eight projects, and Featured Work shows the first three', () => {
  renderApp();
  expect(projects).toHaveLength(8);
  expect(within(section()).getAllByRole('article')).toHaveLength(8);
  expect(titlesIn(section()).slice(0, 5)).toEqual([
    'Featured Work',
    ...featured.map(({ title }) => title),
    'More Projects',
  ]);
});

test('a featured card has picture, title, description and all tags, be they more than three', () => {
  renderApp();
  for (const { title, description, image, technologies } of featured) {
    const card = cardIn(section(), title);
    expect(within(card).getByText(description)).toBeVisible();
    expect(itemsOf(card, 'Technologies')).toEqual(technologies);
    expect(picturesIn(card)).toEqual([expect.stringContaining(image ?? 'a picture')]);
  }
  expect(featured.some(({ technologies }) => technologies.length > 3)).toBe(true);
});

test('a featured card links to its live site and its source, each in a new tab', () => {
  renderApp();
  for (const { title, liveUrl, githubUrl } of featured) {
    const card = within(cardIn(section(), title));
    const links = card.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([liveUrl, githubUrl]);
    links.forEach(expectNewTab);
    expect(card.getByText(/^Live site/)).toHaveAccessibleName(
      `Live site of ${title} (opens in a new tab)`,
    );
    expect(card.getByText(/^Source/)).toHaveAccessibleName(
      `Source of ${title} (opens in a new tab)`,
    );
  }
});

test('More Projects has the other five in pages of three, and shows the first page', () => {
  renderApp();
  expect(others).toHaveLength(5);
  expect(titlesIn(slide('1 of 2'))).toEqual(others.slice(0, 3).map(({ title }) => title));
  expect(titlesIn(slide('2 of 2'))).toEqual(others.slice(3).map(({ title }) => title));
  expect(position()).toHaveTextContent('1 of 2');
});

test('a card in the carousel has picture, title, description and at most its first three tags', () => {
  renderApp();
  for (const { title, description, image, technologies } of others) {
    const card = cardIn(section(), title);
    expect(within(card).getByText(description)).toBeInTheDocument();
    expect(itemsOf(card, 'Technologies')).toEqual(technologies.slice(0, 3));
    expect(picturesIn(card)).toEqual([expect.stringContaining(image ?? 'a picture')]);
  }
  expect(others.some(({ technologies }) => technologies.length > 3)).toBe(true);
});

test.each(['Next projects', 'Previous projects'])(
  '%s turns the page and wraps around, with one event a press',
  async (name) => {
    const { user, store } = renderApp();
    const actions = recordActions(store);
    const button = within(section()).getByRole('button', { name });
    for (const expected of ['2 of 2', '1 of 2', '2 of 2']) {
      await user.click(button);
      expect(position()).toHaveTextContent(expected);
    }
    expect(actions).toHaveLength(3);
  },
);

test('with three pages, forward and backward go opposite ways and wrap at both ends', async () => {
  const more = others.slice(0, 2).map((each) => ({ ...each, id: `${each.id}-b`, title: each.id }));
  const { user } = renderApp({ content: { ...testContent, projects: [...projects, ...more] } });
  const next = within(section()).getByLabelText('Next projects');
  const previous = within(section()).getByLabelText('Previous projects');
  const steps = [
    [previous, '3 of 3'],
    [previous, '2 of 3'],
    [next, '3 of 3'],
    [next, '1 of 3'],
    [next, '2 of 3'],
  ] as const;
  for (const [button, expected] of steps) {
    await user.click(button);
    expect(position()).toHaveTextContent(expected);
  }
});

test('a page out of sight is inert, and the new page is announced', async () => {
  const { user } = renderApp();
  expect(position()).toHaveAttribute('aria-live', 'polite');
  expect(slide('1 of 2')).toHaveProperty('inert', false);
  expect(slide('2 of 2')).toHaveProperty('inert', true);

  await user.click(within(section()).getByLabelText('Next projects'));
  expect(slide('1 of 2')).toHaveProperty('inert', true);
  expect(slide('2 of 2')).toHaveProperty('inert', false);
});

test('without further projects there is no carousel', () => {
  renderApp({ content: { ...testContent, projects: featured } });
  expect(titlesIn(section())).toEqual(['Featured Work', ...featured.map(({ title }) => title)]);
});
