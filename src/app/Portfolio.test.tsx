import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../test/data/content';
import { getItems, sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';

const { owner } = testContent;

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
