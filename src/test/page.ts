import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What stands at an anchor of the public page: to look into it is much faster than to look into the whole page. */
export function sectionAt(anchor: string): HTMLElement {
  const section = document.getElementById(anchor);
  if (!section) throw new Error(`Nothing stands at the anchor ${anchor}.`);
  return section;
}

/** The card of a section that bears this title. */
export function cardIn(section: HTMLElement, title: string): HTMLElement {
  const card = within(section).getByText(title).closest('article');
  if (!card) throw new Error(`${title} stands in no card.`);
  return card;
}

/** What each element says, in their order. */
export const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

/** The titles of the cards in a section, from the top. */
export const cardTitlesAt = (anchor: string) =>
  textsOf(within(sectionAt(anchor)).queryAllByRole('heading', { level: 3 }));

/** The items of a list, found by its name. */
export const itemsOf = (container: HTMLElement, list: string) =>
  textsOf(within(within(container).getByLabelText(list)).getAllByRole('listitem'));

/** The addresses from which the pictures of a container load. */
export const picturesIn = (container: HTMLElement) =>
  within(container)
    .getAllByAltText('')
    .map((picture) => picture.getAttribute('src') ?? '');

/** The shape of the icon that a control shows, and whether it is filled. */
export function iconOf(control: HTMLElement) {
  const svg = control.querySelector('svg');
  const isFilled = svg?.getAttribute('fill') !== 'none';
  return { shape: svg?.querySelector('path')?.getAttribute('d'), isFilled };
}

/** A day as the site writes it: May 1, 2026. */
export const dayInWords = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Asserts that a link leaves the page open, and lets the other site neither reach nor trace it. */
export function expectNewTab(link: HTMLElement) {
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
}

/** Asserts that the error of a field stands beside it, is tied to it, and that nothing typed is lost. */
export function expectInvalid(field: HTMLElement, message: string | RegExp) {
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(message);
}

/** The button that is called so. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
