import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { menuToggled } from '../../state/nav';
import { testContent } from '../../test/content';
import { setInView } from '../../test/intersection';
import { sectionAt } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

// jsdom applies no media query: what shows here is the bar of a small screen.

const LINKS = {
  Home: '#home',
  About: '#about',
  Projects: '#projects',
  Music: '#music',
  Blog: '#blog',
  Contact: '#contact',
};

const { owner } = testContent;

afterEach(() => vi.unstubAllGlobals());

const bar = () => within(screen.getByLabelText('Main'));
const menu = () => bar().getByLabelText('Menu');

/** Shows the page with its menu open; from here on every action is recorded. */
async function openMenu() {
  const app = renderApp();
  await app.user.click(menu());
  return { ...app, actions: recordActions(app.store) };
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

test('the bar bears the short brand mark, which leads to the top', () => {
  renderApp();
  expect(bar().getByText(owner.brandMark)).toBeVisible();
  const link = bar().getByRole('link', { name: `${owner.brandMark}, ${owner.name}: to the top` });
  expect(link).toHaveAttribute('href', '#home');
});

test('the menu lists six links, in the order of the page', async () => {
  await openMenu();
  const links = within(bar().getByRole('list')).getAllByRole('link');
  const shown = links.map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(Object.entries(LINKS));
});

test('the menu button opens and closes the list that it controls', async () => {
  const { user } = renderApp();
  const list = sectionAt(menu().getAttribute('aria-controls') ?? '');
  expect(list).toContainElement(bar().getByText('Contact'));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(list).not.toBeVisible();

  await user.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  expect(list).toBeVisible();

  await user.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(list).not.toBeVisible();
});

test.each(Object.keys(LINKS))('choosing %s closes the menu', async (name) => {
  const { user, actions } = await openMenu();
  await user.click(bar().getByText(name));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(actions).toHaveLength(1);
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const { user, actions } = await openMenu();
  act(() => bar().getByText('Music').focus());
  await user.keyboard('{Escape}');
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(actions).toHaveLength(1);
});

test('a press outside the bar closes the menu, one inside leaves it open', async () => {
  const { user, actions } = await openMenu();
  await user.pointer({ keys: '[MouseLeft]', target: screen.getByLabelText('Main') });
  expect(menu()).toHaveAttribute('aria-expanded', 'true');

  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Skills and Expertise') });
  expect(menu()).toHaveAttribute('aria-expanded', 'false');

  await user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Skills and Expertise') });
  expect(actions).toHaveLength(1);
});

test('a link chosen while the menu is closed, as in a wide bar, changes no state', async () => {
  const { user, store } = renderApp();
  const actions = recordActions(store);
  await user.click(bar().getByText('Blog'));
  expect(actions).toEqual([]);
});

test('the page counts as scrolled from 51 pixels on, and speaks to the store only when that turns', () => {
  const { store } = renderApp();
  const actions = recordActions(store);
  const isScrolled = () => store.getState().nav.scrolled;
  scrollTo(50);
  expect(isScrolled()).toBe(false);
  for (const y of [51, 300, 4000, 51]) scrollTo(y);
  expect(isScrolled()).toBe(true);
  expect(actions).toHaveLength(1);
  for (const y of [50, 20, 0]) scrollTo(y);
  expect(isScrolled()).toBe(false);
  expect(actions).toHaveLength(2);
});

test('a page that opens further down is scrolled at once, and the next screen is not, its menu closed', () => {
  vi.stubGlobal('scrollY', 700);
  const { store, unmount } = renderApp();
  act(() => {
    store.dispatch(menuToggled());
  });
  expect(store.getState().nav).toMatchObject({ scrolled: true, menuOpen: true });
  unmount();
  expect(store.getState().nav).toMatchObject({ scrolled: false, menuOpen: false });
});

test('the menu closes when the bar has room for all links', async () => {
  const queries: Record<string, EventTarget> = {};
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = Object.assign(new EventTarget(), { media, matches: false, onchange: null });
    return (queries[media] = Object.assign(query, {
      addListener: vi.fn(),
      removeListener: vi.fn(),
    }));
  });
  await openMenu();
  act(() => void queries['(min-width: 44rem)']?.dispatchEvent(new Event('change')));
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
});

test('the link of the section in view is marked, and no other', async () => {
  const { store } = await openMenu();
  const marked = () =>
    within(bar().getByRole('list'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => link.textContent);
  expect(marked()).toEqual(['Home']);

  for (const [name, href] of Object.entries(LINKS).reverse()) {
    const section = sectionAt(href.slice(1));
    act(() => setInView(section, true));
    expect(marked()).toEqual([name]);
    expect(store.getState().nav.section).toBe(section.id);
    act(() => setInView(section, false));
    expect(marked()).toEqual([name]);
  }
});
