import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/content';
import { setInView } from '../../test/intersection';
import { cardIn, sectionAt, textsOf } from '../../test/page';
import { renderApp } from '../../test/renderApp';

const { skills: groups } = testContent.owner;

test('the section is called Skills and Expertise, and has the groups of the owner', () => {
  renderApp();
  const about = within(sectionAt('about'));
  expect(about.getByRole('heading', { level: 2 })).toHaveTextContent('Skills and Expertise');
  expect(textsOf(about.getAllByRole('heading', { level: 3 }))).toEqual(
    groups.map(({ title }) => title),
  );
});

test.each(groups)('$title shows the level of each skill as text and as a value', (group) => {
  renderApp();
  const card = within(cardIn(sectionAt('about'), group.title));
  const shown = group.skills.map(({ name, level }) => `${name}${level}%`);
  expect(textsOf(card.getAllByRole('listitem'))).toEqual(shown);
  for (const { name, level } of group.skills) {
    const meter = card.getByRole('meter', { name });
    expect(meter).toHaveAttribute('aria-valuenow', String(level));
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
  }
});

test('the levels can be read before and after the group comes into view', () => {
  renderApp();
  const card = cardIn(sectionAt('about'), groups[0]?.title ?? '');
  const before = textsOf(within(card).getAllByRole('listitem'));
  setInView(card, false);
  setInView(card, true);
  expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(before);
});
