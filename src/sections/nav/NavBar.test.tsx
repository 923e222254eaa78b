import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

// jsdom applies no media queries, so this is the bar of a small screen.

const { owner } = testContent;
const BRAND = `${owner.brandMark}, ${owner.name}: to the top`;

const bar = () => within(screen.getByLabelText('Main'));
const menu = () => bar().getByLabelText('Menu');

/** Renders the page and opens its menu. Records every action from then on. */
async function openMenu() {
  const app = renderApp();
  await app.user.click(menu());
  return { ...app, actions: recordActions(app.store) };
}

test('the menu button opens and closes the links beside the brand mark', async () => {
  const { user } = renderApp();
  expect(bar().getByText(owner.brandMark)).toBeVisible();
  expect(bar().getByLabelText(BRAND)).toHaveAttribute('href', '#home');
  expect(sectionAt(menu().getAttribute('aria-controls') ?? '')).toContainElement(
    bar().getByText('Music'),
  );
  expect(menu()).toHaveAttribute('aria-expanded', 'false');

  for (const isOpen of ['true', 'false']) {
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', isOpen);
  }
});

test.each(['Music', BRAND])('the menu closes on a click on %s', async (name) => {
  const { user, actions } = await openMenu();
  await user.click(bar().getByRole('link', { name }));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(actions.map(({ type }) => type)).toEqual(['nav/menuClosed']);
  await user.click(bar().getByLabelText(BRAND));
  expect(actions, 'with the menu closed, as in a wide bar').toHaveLength(1);
});

test.each([
  ['a link', () => bar().getByText('Music').focus()],
  // Safari does not focus a clicked button.
  ['the page', () => menu().blur()],
])('the menu closes on Escape with focus on %s, and returns it to its button', async (_, focus) => {
  const { user, actions } = await openMenu();
  act(focus);
  await user.keyboard('x');
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();
  expect(actions).toHaveLength(1);
});

test.each(['popstate', 'pagehide'])('the menu closes on %s', async (event) => {
  const { actions } = await openMenu();
  act(() => void window.dispatchEvent(new Event(event)));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(actions).toHaveLength(1);
});

test('the menu closes when another page replaces its own', async () => {
  const { navigate } = await openMenu();
  navigate('/admin');
  navigate(-1);
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('a page opened further down counts as scrolled', () => {
  vi.stubGlobal('scrollY', 700);
  const { store } = renderApp();
  expect(store.getState().nav.scrolled).toBe(true);
});
