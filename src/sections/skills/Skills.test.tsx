import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/content';
import { setInView } from '../../test/intersection';
import { cardIn, cardTitlesAt, sectionAt, textsOf } from '../../test/page';
import { renderApp } from '../../test/renderApp';

const { skills: groups } = testContent.owner;

test('each group shows the level of each skill as text and as a value, before and once it is in view', () => {
  renderApp();
  const heading = within(sectionAt('about')).getByRole('heading', { level: 2 });
  expect(heading).toHaveTextContent('Skills and Expertise');
  expect(cardTitlesAt('about')).toEqual(groups.map(({ title }) => title));
  for (const { title, skills } of groups) {
    const card = cardIn(sectionAt('about'), title);
    for (const isInView of [false, true]) {
      setInView(card, isInView);
      const shown = skills.map(({ name, level }) => `${name}${level}%`);
      expect(textsOf(within(card).getAllByRole('listitem'))).toEqual(shown);
    }
    for (const { name, level } of skills) {
      const meter = within(card).getByRole('meter', { name });
      expect(meter).toHaveAttribute('aria-valuenow', String(level));
      expect(meter).toHaveAttribute('aria-valuemin', '0');
      expect(meter).toHaveAttribute('aria-valuemax', '100');
    }
  }
});
