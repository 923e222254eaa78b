import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Content } from '../../content/types';
import { testContent } from '../../test/data/content';
import { aPosition } from '../../test/data/fixtures';
import { expectNewTab, sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const experience = [
  aPosition('a', { title: 'Engineer', organization: 'Acme', url: 'https://acme.example/' }),
  aPosition('b', {
    title: 'BSc',
    place: 'Porto',
    start: '2014',
    end: '2018',
    description: 'Two\nlines',
  }),
  aPosition('c', { title: 'Intern', start: '2013', end: '2013' }),
];

/** Renders the page of an owner with experience, but without a file of a résumé. */
function renderOwn(parts: Partial<Content> = {}) {
  const { resume: _file, ...owner } = testContent.owner;
  renderApp({ content: { ...testContent, owner, experience, isOwn: true, ...parts } });
}

/** The bands of the page, from the top. */
const bands = () => [...screen.getByRole('main').querySelectorAll(':scope > section')];

test('positions show years (the same year once), title, place, description and a link, in the owner’s order', async () => {
  renderOwn();
  const rows = await within(sectionAt('experience')).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '2019 – todayEngineerAcme (opens in a new tab)',
    '2014 – 2018BScPortoTwolines',
    '2013Intern',
  ]);
  expect(screen.getByText('lines')).toBeVisible();
  const link = within(sectionAt('experience')).getByRole('link');
  expect(link).toHaveAttribute('href', 'https://acme.example/');
  expectNewTab(link);
});

test('without a résumé file the hero links to the experience', () => {
  renderOwn();
  expect(screen.getByText('View Resume')).toHaveAttribute('href', '#experience');
  expect(screen.queryByText('Download Resume')).not.toBeInTheDocument();
});

test('the sections, their links and the chevron follow the owner’s order, and no light bands are adjacent', () => {
  const order = ['music', 'blog', 'experience', 'about', 'projects', 'contact'] as const;
  renderOwn({ owner: { ...testContent.owner, order: [...order] } });
  expect(bands().map(({ id }) => id)).toEqual(['home', ...order]);
  const links = within(screen.getByLabelText('Main')).getAllByRole('listitem');
  expect(links.map((link) => link.textContent)[3]).toBe('Experience');
  expect(screen.getByLabelText('On to music and sound')).toHaveAttribute('href', '#music');
  expect(screen.getByText('View My Work')).toHaveAttribute('href', '#projects');
  expect(sectionAt('experience')).toHaveAttribute('data-tone', 'night');
  const tones = bands().map((band) => band.getAttribute('data-tone'));
  expect(tones.join()).not.toContain('cream,cream');
});
