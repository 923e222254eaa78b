import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setInView } from '../test/intersection';
import { cardIn, sectionAt, textsOf } from '../test/page';
import { renderApp } from '../test/renderApp';

test('the section is called Skills and Expertise and has three groups of five skills', () => {
  renderApp();
  const about = within(sectionAt('about'));
  expect(about.getByRole('heading', { level: 2 })).toHaveTextContent('Skills and Expertise');
  expect(textsOf(about.getAllByRole('heading', { level: 3 }))).toEqual([
    'Frontend',
    'Backend',
    'Tools & Others',
  ]);
  expect(about.getAllByRole('meter')).toHaveLength(15);
});

test.each([
  ['Frontend', { React: 95, TypeScript: 90, 'Next.js': 85, 'Tailwind CSS': 92, 'Vue.js': 80 }],
  ['Backend', { 'Node.js': 88, Python: 85, PostgreSQL: 82, MongoDB: 80, GraphQL: 75 }],
  ['Tools & Others', { Git: 90, Docker: 78, AWS: 75, Figma: 85, 'Music Production': 70 }],
])('%s shows the level of each skill as text and as a value', (group, levels) => {
  renderApp();
  const card = within(cardIn(sectionAt('about'), group));
  const shown = Object.entries(levels).map(([skill, level]) => `${skill}${level}%`);
  expect(textsOf(card.getAllByRole('listitem'))).toEqual(shown);
  for (const [skill, level] of Object.entries(levels)) {
    const meter = card.getByRole('meter', { name: skill });
    expect(meter).toHaveAttribute('aria-valuenow', String(level));
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
  }
});

test('the levels can be read before and after the group comes into view', () => {
  renderApp();
  const card = cardIn(sectionAt('about'), 'Backend');
  const before = textsOf(within(card).getAllByRole('listitem'));
  setInView(card, false);
  setInView(card, true);
  expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(before);
});
