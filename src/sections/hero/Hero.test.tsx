import { waitFor, within } from '@testing-library/react';
import { Globals } from 'react-spring';
import { afterEach, expect, test, vi } from 'vitest';
import { testContent } from '../../test/content';
import { expectNewTab, itemsOf, sectionAt } from '../../test/page';
import { recordActions } from '../../test/recordActions';
import { renderApp } from '../../test/renderApp';

const { owner } = testContent;

afterEach(() => {
  Globals.assign({ skipAnimation: false });
  sessionStorage.clear();
});

const hero = () => within(sectionAt('home'));

/** The circles are decoration, without role or name: what tells them is the pace at which they float. */
const circles = () =>
  [...sectionAt('home').querySelectorAll<HTMLElement>('[aria-hidden="true"] *')].filter(
    ({ style }) => style.animationDuration !== '',
  );

test('the hero says who the owner is, in a large heading, the roles and a tagline', () => {
  renderApp();
  expect(hero().getByRole('heading', { level: 1 })).toHaveTextContent(owner.name);
  expect(itemsOf(sectionAt('home'), 'Roles')).toEqual(owner.roles);
  expect(hero().getByText(owner.tagline)).toBeVisible();
});

test('View My Work leads to the projects, the chevron to the next section', () => {
  renderApp();
  expect(hero().getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '#projects');
  expect(hero().getByRole('link', { name: /^On to skills/ })).toHaveAttribute('href', '#about');
});

test('Download Resume downloads the file of the owner', () => {
  renderApp();
  const link = hero().getByRole('link', { name: 'Download Resume' });
  expect(link).toHaveAttribute('download');
  expect(link).toHaveAttribute('href', `/${owner.resume}`);
});

test('the profiles elsewhere open in new tabs', () => {
  renderApp();
  const links = hero().queryAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    owner.socials.map(({ url }) => url),
  );
  for (const { label, url } of owner.socials) {
    const link = hero().getByLabelText(`${label} (opens in a new tab)`);
    expect(link).toHaveAttribute('href', url);
    expectNewTab(link);
  }
});

test('twenty circles of 50 to 350 px float for 2 to 5 s each, elsewhere at every visit', () => {
  const places = () => circles().map(({ style }) => `${style.left} ${style.top}`);
  const { unmount } = renderApp();
  expect(circles()).toHaveLength(20);
  for (const { style } of circles()) {
    expect(style.width).toBe(style.height);
    expect(parseFloat(style.width)).toBeGreaterThanOrEqual(50);
    expect(parseFloat(style.width)).toBeLessThanOrEqual(350);
    expect(parseFloat(style.animationDuration)).toBeGreaterThanOrEqual(2);
    expect(parseFloat(style.animationDuration)).toBeLessThanOrEqual(5);
  }
  const before = places();
  expect(new Set(before).size).toBe(20);
  unmount();

  renderApp();
  expect(places()).not.toEqual(before);
});

test('Pause motion is a switch that stops the circles and starts them again', async () => {
  const { user, store } = renderApp();
  const pause = hero().getByRole('button', { name: 'Pause motion' });
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'true');
  expect(store.getState().nav.motionPaused).toBe(true);
  await user.click(pause);
  expect(pause).toHaveAttribute('aria-pressed', 'false');
  expect(store.getState().nav.motionPaused).toBe(false);
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

test('motion that was paused stays paused over a reload, for the visit', async () => {
  const first = renderApp();
  await first.user.click(hero().getByRole('button', { name: 'Pause motion' }));
  first.unmount();

  const second = renderApp();
  const remembered = hero().getByRole('button', { name: 'Pause motion' });
  await waitFor(() => expect(remembered).toBePressed());
  await second.user.click(hero().getByRole('button', { name: 'Pause motion' }));
  second.unmount();

  renderApp();
  expect(hero().getByRole('button', { name: 'Pause motion' })).not.toBePressed();
});

test('motion can be paused where storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { user } = renderApp();
  await user.click(hero().getByRole('button', { name: 'Pause motion' }));
  expect(hero().getByRole('button', { name: 'Pause motion' })).toBePressed();
});
