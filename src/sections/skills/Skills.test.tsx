import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { cardIn, cardTitlesAt, sectionAt, readTexts } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const { skills: groups } = testContent.owner;

test('skills show their levels as text and as meter values', () => {
  renderApp();
  expect(cardTitlesAt('about')).toEqual(groups.map(({ title }) => title));
  for (const { title, skills } of groups) {
    const card = cardIn(sectionAt('about'), title);
    const shown = skills.map(({ name, level }) => `${name}${level}%`);
    expect(readTexts(within(card).getAllByRole('listitem'))).toEqual(shown);
    for (const { name, level } of skills) {
      const meter = within(card).getByRole('meter', { name });
      const range = { ariaValueMin: '0', ariaValueMax: '100', ariaValueText: `${level}%` };
      expect(meter).toMatchObject({ ...range, ariaValueNow: `${level}` });
    }
  }
});
