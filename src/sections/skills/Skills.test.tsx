import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aboutActions } from '../../state/lists/about';
import { testContent } from '../../test/data/content';
import { anAbout } from '../../test/data/fixtures';
import { cardIn, cardTitlesAt, sectionAt, readTexts } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const { skills: groups } = testContent.owner;

test('a skill without a level has no bar; the text about the owner has paragraphs and a portrait', () => {
  const about = [anAbout({ text: '\n\nI build.\n \r\n\nI play.\n\n', portrait: 'images/me.jpg' })];
  const skills = [{ title: 'Hands', skills: [{ name: 'Wood' }] }];
  renderApp({ content: { ...testContent, about, owner: { ...testContent.owner, skills } } });
  const section = within(sectionAt('about'));
  expect(section.getByRole('listitem')).toHaveTextContent(/^Wood$/);
  expect(section.queryByRole('meter')).not.toBeInTheDocument();
  const paragraphs = [...sectionAt('about').querySelectorAll<HTMLElement>('.about p')];
  expect(readTexts(paragraphs)).toEqual(['I build.', 'I play.']);
  expect(section.getByAltText(testContent.owner.name)).toHaveAttribute('src', '/images/me.jpg');
});

test('a text about the owner has a section even without skills, and follows an edit of equal paragraphs', () => {
  const owner = { ...testContent.owner, skills: [] };
  const text = 'I play.\n\nI play.\n\nI play.';
  const { store } = renderApp({ content: { ...testContent, about: [anAbout({ text })], owner } });
  const readParagraphs = () => readTexts(within(sectionAt('about')).getAllByText(/^I /));
  expect(readParagraphs()).toEqual(['I play.', 'I play.', 'I play.']);
  const edit = { id: 'about', from: { text }, to: { text: 'I sing.' } };
  act(() => void store.dispatch(aboutActions.edited(edit)));
  expect(readParagraphs()).toEqual(['I sing.']);
});

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

test.each([
  ['Weaving', false],
  ['Typography', true],
])('seventeen skills of which one is %s are staggered: %s', (name, isStaggered) => {
  const others = Array.from({ length: 16 }, (_, index) => ({ name: `Skill ${index}` }));
  const skills = [{ title: 'Crafts', skills: [{ name }, ...others] }];
  renderApp({ content: { ...testContent, owner: { ...testContent.owner, skills } } });
  const desk = sectionAt('about').querySelector('.desk');
  expect(desk?.hasAttribute('data-staggered')).toBe(isStaggered);
});
