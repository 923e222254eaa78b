import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The section at an anchor of the public page. Queries in it are much faster than in the whole page. */
export function sectionAt(anchor: string): HTMLElement {
  const section = document.getElementById(anchor);
  if (!section) throw new Error(`No element has the id ${anchor}.`);
  return section;
}

/** The card of a section with this title. */
export function cardIn(section: HTMLElement, title: string): HTMLElement {
  const card = within(section).getByText(title).closest('article');
  if (!card) throw new Error(`No card contains ${title}.`);
  return card;
}

export const readTexts = (elements: HTMLElement[]) =>
  elements.map((element) => element.textContent);

/** The titles of the cards in a section, from the top. */
export const cardTitlesAt = (anchor: string) =>
  readTexts(within(sectionAt(anchor)).queryAllByRole('heading', { level: 3 }));

/** The items of a list, found by its name. */
export const getItems = (container: HTMLElement, list: string) =>
  readTexts(within(within(container).getByLabelText(list)).getAllByRole('listitem'));

/** The URLs of the pictures in a container. */
export const picturesIn = (container: HTMLElement) =>
  within(container)
    .getAllByAltText('')
    .map((picture) => picture.getAttribute('src') ?? '');

/** The shape and fill of the icon of a control. */
export const getIcon = (control: HTMLElement) => control.querySelector('svg')?.innerHTML;

/** A day as the site formats it: May 1, 2026. */
export const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Asserts that a link opens a new tab without opener and referrer. */
export function expectNewTab(link: HTMLElement) {
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
