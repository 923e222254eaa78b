import { existsSync } from 'node:fs';
import { waitFor, within } from '@testing-library/react';
import { Globals } from 'react-spring';
import { expect, test, vi } from 'vitest';
import { testContent } from '../../test/data/content';
import { expectNewTab, itemsOf, sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';
import { recordActions } from '../../test/store/recordActions';

const { owner } = testContent;

const hero = () => within(sectionAt('home'));
const pauseButton = () => hero().getByRole('button', { name: 'Pause motion' });

/** The circles are decoration, without role or name: what tells them is the pace at which they float. */
const circles = () =>
  [...sectionAt('home').querySelectorAll<HTMLElement>('[aria-hidden="true"] *')].filter(
    ({ style }) => style.animationDuration !== '',
  );

test('the hero says who the owner is and leads to the projects, the résumé and the next section', () => {
  renderApp();
  expect(hero().getByRole('heading', { level: 1 })).toHaveTextContent(owner.name);
  expect(itemsOf(sectionAt('home'), 'Roles')).toEqual(owner.roles);
  expect(hero().getByText(owner.tagline)).toBeVisible();
  expect(hero().getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '#projects');
  expect(hero().getByRole('link', { name: /^On to skills/ })).toHaveAttribute('href', '#about');
  const resume = hero().getByRole('link', { name: 'Download Resume' });
  expect(resume).toHaveAttribute('download');
  expect(resume).toHaveAttribute('href', `/${owner.resume}`);
  expect(existsSync(`public/${owner.resume}`)).toBe(true);
});

test('the résumé is found under a name with signs that mean something in an address', () => {
  renderApp({ content: { ...testContent, owner: { ...owner, resume: 'a b/100% me.pdf' } } });
  const resume = hero().getByRole('link', { name: 'Download Resume' });
  expect(resume).toHaveAttribute('href', '/a%20b/100%25%20me.pdf');
});

test('the profiles elsewhere open in new tabs', () => {
  renderApp();
  const links = hero().queryAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    owner.socials?.map(({ label, url }) => [`${label} (opens in a new tab)`, url]),
  );
  links.forEach(expectNewTab);
});

// How large and quick a circle may be is tested beside `circles.ts`.
test('twenty circles float, elsewhere at every visit', () => {
  const places = () => circles().map(({ style }) => `${style.left} ${style.top}`);
  const { unmount } = renderApp();
  expect(circles()).toHaveLength(20);
  for (const { style } of circles()) {
    expect(style.width).toBe(style.height);
    expect(parseFloat(style.width)).toBeGreaterThanOrEqual(50);
  }
  const before = places();
  expect(new Set(before).size).toBe(20);
  unmount();
  renderApp();
  expect(places()).not.toEqual(before);
});

test.each(['View My Work', 'Download Resume'])(
  '%s grows under the pointer, gives way to a tap, and changes no state by it',
  async (name) => {
    const { user, store } = renderApp();
    Globals.assign({ skipAnimation: true });
    const actions = recordActions(store);
    const link = hero().getByText(name);
    link.addEventListener('click', (event) => event.preventDefault());
    const scale = () => Number(link.style.getPropertyValue('scale') || 1);

    await user.hover(link);
    await waitFor(() => expect(scale()).toBe(1.05));
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    await waitFor(() => expect(scale()).toBe(0.95));
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await user.unhover(link);
    await waitFor(() => expect(scale()).toBe(1));
    expect(actions).toEqual([]);
  },
);

test('Pause motion is a switch, and stays as it is over a reload, for the visit', async () => {
  const first = renderApp();
  expect(pauseButton()).toHaveAttribute('aria-pressed', 'false');
  await first.user.click(pauseButton());
  expect(pauseButton()).toBePressed();
  expect(first.store.getState().nav.motionPaused).toBe(true);
  first.unmount();

  const second = renderApp();
  await waitFor(() => expect(pauseButton()).toBePressed());
  await second.user.click(pauseButton());
  expect(second.store.getState().nav.motionPaused).toBe(false);
  second.unmount();

  renderApp();
  expect(pauseButton()).toHaveAttribute('aria-pressed', 'false');
});

test('motion can be paused where storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { user } = renderApp();
  await user.click(pauseButton());
  expect(pauseButton()).toBePressed();
});
